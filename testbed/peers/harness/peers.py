"""Runs the peers against one server and collects what they saw."""

import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import time

from . import install

PROGRAM_LIMIT = 300
COMMAND_LIMIT = 60


@dataclasses.dataclass
class Result:
    """What one check saw on one server."""

    peer: str
    area: str
    check: str
    ok: bool
    saw: str
    ms: int

    @property
    def key(self):
        return (self.peer, self.area, self.check)


def all_peers():
    """Every peer in the order of the table: its name, its version, and how it runs."""
    go_mod = (install.PEERS / "go/go.mod").read_text()
    pins = (install.PEERS / "python/requirements.txt").read_text()
    package = json.loads((install.PEERS / "js/package.json").read_text())["dependencies"]

    def go(module):
        return re.search(rf"^\s*{re.escape(module)} (v\S+)", go_mod, re.M).group(1)

    def pip(name):
        return re.search(rf"^{name}==(\S+)", pins, re.M).group(1)

    python, js = install.PEERS / "python", install.PEERS / "js"
    crds = str(install.PEERS / "go/crds")
    return [
        Script("kubectl", install.kubernetes_version(), install.PEERS / "kubectl", ["kubectl"]),
        Script("helm", go("helm.sh/helm/v4"), install.PEERS / "helm", ["kubectl", "go"]),
        Program("client-go", go("k8s.io/client-go"), lambda has: [has.go / "client-go"]),
        Program("controller-runtime", go("sigs.k8s.io/controller-runtime"), lambda has: [has.go / "controller-runtime", crds]),
        Program("python", pip("kubernetes"), lambda has: [has.python, python / "client.py"]),
        Program("kopf", pip("kopf"), lambda has: [has.python, python / "operator_kopf.py"]),
        NodeProgram("javascript", package["@kubernetes/client-node"], lambda has: ["node", "client.mjs"], js),
    ]


class Program:
    """A peer that reports its checks as lines of JSON."""

    def __init__(self, name, version, command):
        self.name, self.version, self.command = name, version, command

    def install(self, installed):
        """The command needs everything that the program needs."""
        self.command(installed)

    def directory(self, server, installed):
        return server.work

    def run(self, server, installed, short):
        with open(server.work / f"{self.name}.log", "wb") as log:
            try:
                ended = subprocess.run(list(map(str, self.command(installed))), cwd=self.directory(server, installed),
                                       env=environment_of(server), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                       stderr=log, timeout=PROGRAM_LIMIT, check=False)
                lines, code = ended.stdout, ended.returncode
            except subprocess.TimeoutExpired as late:
                lines, code = late.stdout or b"", f"still running after {PROGRAM_LIMIT} s"
        for line in lines.decode(errors="replace").splitlines():
            if line.startswith("{"):
                told = json.loads(line)
                yield Result(self.name, told["area"], told["check"], told["ok"], told["saw"], told["ms"])
        if code != 0:
            yield Result(self.name, "program", "ends well", False, f"exit code {code}", 0)


class NodeProgram(Program):
    """Node finds packages beside the program, so the program is copied beside a link to the packages."""

    def __init__(self, name, version, command, source):
        super().__init__(name, version, command)
        self.source = source

    def install(self, installed):
        assert installed.js

    def directory(self, server, installed):
        directory = server.work / "js"
        shutil.copytree(self.source, directory, ignore=shutil.ignore_patterns("node_modules"))
        (directory / "node_modules").symlink_to(installed.js)
        return directory


class Script:
    """A peer that is a command: a file of command lines, of which output, errors and exit code are what was seen."""

    def __init__(self, name, version, directory, programs):
        self.name, self.version, self.directory, self.programs = name, version, directory, programs

    def install(self, installed):
        return [getattr(installed, name) for name in self.programs]

    def run(self, server, installed, short):
        environment = environment_of(server, self.install(installed))
        work = server.work / self.name
        shutil.copytree(self.directory / "files", work)
        seen = {}
        for area, command in commands(self.directory / "commands.txt", short):
            start = time.monotonic()
            try:
                ended = subprocess.run(["bash", "-c", command], cwd=work, env=environment, stdin=subprocess.DEVNULL,
                                       capture_output=True, text=True, errors="replace", timeout=COMMAND_LIMIT, check=False)
                code, out, err = ended.returncode, ended.stdout, ended.stderr
            except subprocess.TimeoutExpired:
                code, out, err = "none", "", f"still running after {COMMAND_LIMIT} s\n"
            saw = f"exit code {code}\n{out}" + "".join(f"error: {line}\n" for line in err.splitlines())
            # A command that is given twice is two checks.
            seen[command] = seen.get(command, 0) + 1
            check = command if seen[command] == 1 else f"{command}  # {seen[command]}"
            yield Result(self.name, area, check, code != "none", saw, int((time.monotonic() - start) * 1000))


def commands(path, short):
    """The lines of a file of commands, each with its area."""
    area, wanted = "", True
    for line in path.read_text().splitlines():
        line = line.strip()
        if line.startswith("=="):
            area, wanted = line.removeprefix("==").strip(), True
            if area.endswith("[short]"):
                area = area.removesuffix("[short]").strip()
            else:
                wanted = not short
        elif line and not line.startswith("#") and wanted:
            yield area, line


def environment_of(server, programs=()):
    """An environment that has the server, some directories of programs, and nothing of the user's own settings."""
    home = server.work / "home"
    home.mkdir(exist_ok=True)
    path = os.pathsep.join([*map(str, programs), os.environ.get("PATH", "")])
    kept = {name: value for name, value in os.environ.items() if not re.match(r"KUBE|HELM|HTTPS?_PROXY|https?_proxy", name)}
    return {**kept, "PATH": path, "HOME": str(home), "KUBECONFIG": str(server.kubeconfig),
            "KUBECACHEDIR": str(home / "cache"), "PYTHONDONTWRITEBYTECODE": "1", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
