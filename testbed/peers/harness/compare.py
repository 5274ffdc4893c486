"""Compares what the checks saw on two servers, and knows which differences are expected and why."""

import dataclasses
import difflib

from .normal import normal


@dataclasses.dataclass
class Row:
    """One check on both servers."""

    peer: str
    area: str
    check: str
    real: object
    sandbox: object
    reason: str = ""

    @property
    def name(self):
        return f"{self.peer}: {self.check}" if self.peer in ("kubectl", "helm") else f"{self.peer}: {self.area}: {self.check}"

    @property
    def same(self):
        return bool(self.real and self.sandbox) and self.real.ok == self.sandbox.ok and self.diff() == []

    def diff(self):
        """The lines that differ."""
        real, sandbox = (normal(r.saw).splitlines() if r else ["(the check did not run)"] for r in (self.real, self.sandbox))
        return [line for line in difflib.unified_diff(real, sandbox, "real server", "sandbox", lineterm="", n=1)
                if not line.startswith(("---", "+++"))]


def rows(real, sandbox):
    """The checks of both servers, side by side, in the order in which they ran."""
    here, there = {r.key: r for r in real}, {r.key: r for r in sandbox}
    keys = list(here) + [key for key in there if key not in here]
    return [Row(*key, here.get(key), there.get(key)) for key in keys]


def expected(path):
    """Reads the list of expected differences: a reason after `##`, and below it the names of its checks."""
    reasons, reason = {}, ""
    for line in path.read_text().splitlines():
        line = line.strip()
        if line.startswith("##"):
            reason = line.removeprefix("##").strip()
        elif line and not line.startswith("#"):
            reasons[line] = reason
    return reasons


def judge(all_rows, reasons):
    """Gives each differing row its reason. Returns the rows that differ without one, and those listed that do not differ."""
    unexpected, stale = [], []
    for row in all_rows:
        reason = reasons.get(row.name, "")
        if row.same:
            if reason:
                stale.append(row)
        elif reason:
            row.reason = reason
        else:
            unexpected.append(row)
    return unexpected, stale
