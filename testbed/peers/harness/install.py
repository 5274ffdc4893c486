"""Installs the peers from the package registries. Knows Go, Python's venv and npm; what the peers do is not its business.

Results live outside of the checkout, in the testbed's cache, under a digest of what determines them: a change of a
source or of a lock file installs again, and nothing else does.
"""

import contextlib
import fcntl
import functools
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

PEERS = pathlib.Path(__file__).resolve().parent.parent
ROOT = PEERS.parent.parent


class Installed:
    """Where the programs are. What is missing is installed when it is asked for."""

    @functools.cached_property
    def kubectl(self):
        return pathlib.Path(run_quietly(testbed_command() + ["build"]).strip())

    @functools.cached_property
    def go(self):
        return go_peers()

    @functools.cached_property
    def python(self):
        return python_peers()

    @functools.cached_property
    def js(self):
        return js_peers()


def cache_dir():
    """The rules are those of testbed/src/cache.rs."""
    named = os.environ.get("KUBE_INFORMER_TESTBED_CACHE")
    if named:
        return pathlib.Path(named).absolute()
    user = os.environ.get("XDG_CACHE_HOME", "")
    base = pathlib.Path(user) if user.startswith("/") else pathlib.Path.home() / ".cache"
    return base / "kube-informer-testbed"


def kubernetes_version():
    found = re.search(r"^\s*k8s\.io/kubernetes (v\S+)", (ROOT / "testbed/go/go.mod").read_text(), re.M)
    return found.group(1)


def target_dir():
    return pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))


def testbed_command():
    return [str(target_dir() / "debug" / "testbed")]


def sandbox_command():
    return [str(target_dir() / "debug" / "kubectl-informer"), "sandbox"]


def cargo_build():
    """Both commands of this repository, from this checkout."""
    command = ["cargo", "build", "--quiet", "-p", "kubectl-informer", "-p", "testbed"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        sys.exit("clients: cargo build failed")


def go_peers():
    source = PEERS / "go"
    with cached("peers-go", files(source)) as (place, ready):
        if not ready:
            environment = {**os.environ, "CGO_ENABLED": "0", "GOWORK": "off"}
            run_quietly(
                ["go", "build", "-trimpath", "-mod=readonly", "-buildvcs=false", "-ldflags", "-s -w", "-o", str(place),
                 "./cmd/...", "helm.sh/helm/v4/cmd/helm"], cwd=source, env=environment)
        return place


def python_peers():
    requirements = PEERS / "python" / "requirements.txt"
    with cached("peers-python", [requirements], sys.version) as (place, ready):
        if not ready:
            run_quietly([sys.executable, "-m", "venv", str(place)])
            run_quietly([str(place / "bin" / "pip"), "install", "--quiet", "--no-deps", "-r", str(requirements)])
        return place / "bin" / "python"


def js_peers():
    names = ["package.json", "package-lock.json", ".npmrc"]
    with cached("peers-js", [PEERS / "js" / name for name in names]) as (place, ready):
        if not ready:
            for name in names:
                shutil.copy(PEERS / "js" / name, place / name)
            run_quietly(["npm", "ci", "--ignore-scripts", "--no-progress"], cwd=place)
        return place / "node_modules"


def files(directory):
    return sorted(path for path in directory.rglob("*") if path.is_file())


@contextlib.contextmanager
def cached(name, sources, *more):
    """A directory for the digest of `sources`, and whether it is complete. One process fills it; others wait."""
    digest = hashlib.sha256("\0".join(more).encode())
    for path in sources:
        digest.update(f"\0{path.relative_to(PEERS)}\0".encode() + path.read_bytes())
    place = cache_dir() / f"{name}-{digest.hexdigest()[:16]}"
    place.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{place}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = place / ".complete"
        if done.exists():
            yield place, True
            return
        print(f"clients: installing {name} (minutes, but only once)", file=sys.stderr, flush=True)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        yield place, False
        done.touch()


def run_quietly(command, **options):
    """The output of a command; on failure its words and the end of everything."""
    ended = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if ended.returncode != 0:
        sys.exit(f"clients: {' '.join(command)} failed\n{ended.stdout}{ended.stderr}")
    return ended.stdout
