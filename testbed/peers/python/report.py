"""How a peer tells what it saw: one line of JSON per check on standard output, as go/report does."""

import json
import sys
import time
import traceback


class Refused(Exception):
    """A check asked for a refusal, and the server accepted."""


class Report:
    def __init__(self, area):
        self.area = area

    def check(self, name, check):
        """Runs `check` and reports what it returns, or the words of the error that it raises."""
        start = time.monotonic()
        try:
            saw, ok = check(), True
        except Exception as error:  # noqa: BLE001, every failure of a check is a result
            saw, ok = words(error), False
            traceback.print_exc(file=sys.stderr)
        if not isinstance(saw, str):
            sort_managers(saw)
            saw = json.dumps(saw, indent=1, sort_keys=True, default=str)
        line = {"area": self.area, "check": name, "ok": ok, "saw": saw, "ms": int((time.monotonic() - start) * 1000)}
        print(json.dumps(line), flush=True)


def sort_managers(saw):
    """managedFields are in the order of their times, to the second, so the order of two entries is a matter of luck."""
    if isinstance(saw, list):
        for item in saw:
            sort_managers(item)
    elif isinstance(saw, dict):
        saw.get("metadata", {}).get("managedFields", []).sort(key=lambda one: (one["manager"], one["operation"]))


def words(error):
    """The server's words if it sent some, otherwise the client's."""
    body = getattr(error, "body", None)
    if body:
        try:
            status = json.loads(body)
            return f"{status.get('code')} {status.get('reason')}: {status.get('message')}"
        except ValueError:
            return f"{type(error).__name__}: {body}"
    return f"{type(error).__name__}: {error}"


def refused(attempt):
    """What the server said when it refused; acceptance is the failure."""
    try:
        attempt()
    except Exception as error:  # noqa: BLE001, the words are compared
        return words(error)
    raise Refused("the server accepted it")


def eventually(what, ask, seconds=20):
    """Asks until the answer is true."""
    end = time.monotonic() + seconds
    while True:
        answer = ask()
        if answer:
            return answer
        if time.monotonic() > end:
            raise TimeoutError(f"never saw that {what}")
        time.sleep(0.05)
