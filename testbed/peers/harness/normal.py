"""Takes out of a text what differs between two runs of the same server: identities, versions, times, ages, addresses."""

import re

RULES = [(re.compile(pattern, re.M), text) for pattern, text in [
    (r"\b[EWI]\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ (\S+\.go):\d+\]", r"<log> \1]"),
    (r"/tmp/(kubectl-edit-|LIVE-|MERGED-)\d+", r"/tmp/\1<n>"),
    (r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b", "<uid>"),
    (r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?( ?(Z|UTC|[+-]\d\d:?\d\d))*", "<time>"),
    (r"\b[A-Z][a-z]{2},? [ 0-9A-Z][A-Za-z0-9 ]{2,5} ?\d* \d\d:\d\d:\d\d( [+-]\d{4})?( \d{4})?", "<time>"),
    (r"(resourceVersion\\?\"?: *\\?\"?)\d+", r"\1<version>"),
    (r"(Resource Version: +)\d+", r"\1<version>"),
    (r"https?://(127\.0\.0\.1|localhost):\d+", "<server>"),
    (r"\b127\.0\.0\.1:\d+", "<server>"),
    (r"\b10\.\d+\.\d+\.\d+\b", "<ip>"),
    (r"(nodePort\"?: *|:|NodePort: .*)3[0-2]\d{3}\b", r"\1<port>"),
    # Ages. A minute and more only in the form that ages have, because 500m is also a quantity.
    (r"(?<![\w.-])\d+(\.\d+)?m?s\b", "<age>"),
    (r"(?<![\w.-])\d+m\d+s\b", "<age>"),
    (r"(?<=  )([2-9]|1\d)m$", "<age>"),
    # Columns are as wide as their widest cell, and ages differ in width.
    (r"(?<=\S) {2,}", "  "),
    (r"[ \t]+$", ""),
]]


def normal(text):
    """The text as it is compared."""
    for pattern, replacement in RULES:
        text = pattern.sub(replacement, text)
    text = CAUSES.sub(lambda run: "".join(sorted(run.group().splitlines(keepends=True))), text)
    text = WARNINGS.sub(lambda run: "".join(sorted(run.group().splitlines(keepends=True))), text)
    text = RESOURCES.sub(lambda run: "\n\n".join(sorted(run.group().split("\n\n"))), text)
    return MANAGED.sub(lambda found: found[1] + "".join(sorted(entries(found[3], found[2]))), text)


# The causes of a refusal. The real server finds those of a custom resource in a random order.
CAUSES = re.compile(r"(?:^error: \* .*\n)+", re.M)
# kubectl and Helm walk over maps of Go here, whose order is random: keys that become variables, resources of a release.
WARNINGS = re.compile(r"(?:^error: Warning: key .* transferred to .*\n)+", re.M)
RESOURCES = re.compile(r"(?<=RESOURCES:\n)==> .*?(?=\n\n\n)", re.S)
# managedFields are in the order of their times, to the second, so the order of two entries is a matter of luck.
MANAGED = re.compile(r"^(( *)managedFields:\n)((?:\2[- ] .*\n)*)", re.M)


def entries(block, indent):
    """The items of a list in YAML."""
    return [part for part in re.split(rf"^(?={indent}- )", block, flags=re.M) if part]
