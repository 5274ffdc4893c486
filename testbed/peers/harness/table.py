"""Prints the table and the cells that differ."""

SHOWN = 24


def table(peers, rows):
    """One line per area of a client."""
    lines = [("client", "area", "checks", "real server", "sandbox", "same", "differ")]
    totals = [0, 0, 0, 0, 0]
    for peer in peers:
        mine = [row for row in rows if row.peer == peer.name]
        for index, area in enumerate(dict.fromkeys(row.area for row in mine)):
            cells = [row for row in mine if row.area == area]
            counts = [len(cells), passed(cells, "real"), passed(cells, "sandbox"), sum(row.same for row in cells)]
            counts.append(counts[0] - counts[3])
            totals = [a + b for a, b in zip(totals, counts)]
            lines.append((f"{peer.name} {peer.version}" if index == 0 else "", area, *show(counts, cells)))
    lines.append(("all", "", *show(totals, rows)))
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())


def passed(cells, server):
    return sum(bool(getattr(row, server) and getattr(row, server).ok) for row in cells)


def show(counts, cells):
    """`differ` says how many are expected."""
    explained = sum(bool(row.reason) for row in cells)
    differ = str(counts[4]) if counts[4] else "-"
    if explained:
        differ += " (expected)" if explained == counts[4] else f" ({explained} expected)"
    return (str(counts[0]), f"{counts[1]} answered", f"{counts[2]} answered", str(counts[3]), differ)


def differences(rows, unexpected, stale):
    """The cells that differ, each with why."""
    explained = {}
    for row in rows:
        if row.reason:
            explained.setdefault(row.reason, []).append(row)
    for reason, cells in explained.items():
        print(f"\nExpected: {reason}")
        for row in cells:
            print(f"  {row.name}")
    for row in unexpected:
        print(f"\nUNEXPECTED DIFFERENCE in {row.name}")
        lines = row.diff() or [f"real server {row.real.ok}, sandbox {row.sandbox.ok}"]
        for line in lines[:SHOWN]:
            print(f"  {line}")
        if len(lines) > SHOWN:
            print(f"  … and {len(lines) - SHOWN} lines more")
    for row in stale:
        print(f"\nNO DIFFERENCE in {row.name}: remove it from differences.txt, which says: {row.reason or 'it differs'}")
