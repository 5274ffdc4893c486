"""Starts the two servers. Knows the commands of this repository; what is asked of the servers is not its business."""

import pathlib
import subprocess
import time

from . import install

WAIT = 60


class Server:
    """A running server, with a directory for the files of its clients."""

    def __init__(self, name, process, kubeconfig, work):
        self.name, self.process, self.work = name, process, work
        # kubectl writes the current namespace into the file that it reads, so each run gets a copy.
        self.kubeconfig = work / "kubeconfig"
        self.kubeconfig.write_bytes(pathlib.Path(kubeconfig).read_bytes())

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def start_real(work):
    """kube-apiserver and etcd, by `testbed up`, which prints the path of its kubeconfig.

    The sandbox serves every version of every API, also those that a server of a release does not serve unless asked.
    """
    work.mkdir(parents=True)
    process = spawn(install.testbed_command() + ["up", "--apiserver-arg=--runtime-config=api/all=true"], work, stdout=subprocess.PIPE)
    path = process.stdout.readline().decode().strip()
    if not path:
        raise RuntimeError(f"the real server did not start\n{(work / 'server.log').read_text()}")
    return Server("real", process, path, work)


def start_sandbox(work, flags=()):
    """The sandbox, by `kubectl-informer sandbox`, which writes its kubeconfig when it serves.

    Roles and bindings decide, as they do in the real server.
    """
    work.mkdir(parents=True)
    path = work / "written-by-the-sandbox"
    process = spawn(install.sandbox_command() + ["--rbac", "--kubeconfig", str(path), *flags], work, stdout=subprocess.DEVNULL)
    end = time.monotonic() + WAIT
    # The file is created before it is filled; its last line is complete when it ends the text.
    while not (path.exists() and path.read_text().endswith("\n") and "users:" in path.read_text()):
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise RuntimeError(f"the sandbox did not start\n{(work / 'server.log').read_text()}")
        time.sleep(0.02)
    return Server("sandbox", process, path, work)


def spawn(command, work, stdout):
    log = open(work / "server.log", "wb")  # noqa: SIM115, the process keeps it open
    return subprocess.Popen(command, cwd=install.ROOT, stdin=subprocess.DEVNULL, stdout=stdout, stderr=log)
