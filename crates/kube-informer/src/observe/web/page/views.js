// The graph of derived collections: boxes and lines, the keys of the collection that is selected, and why a key has its value.
// The functions of page.js come in as `kit`, so that this file needs nothing of the page but its elements.

const boxWidth = 190;
const boxHeight = 74;
const gapX = 56;
const gapY = 18;

export function createViews(kit) {
  const { at, make, keep, say, mark, since, number, small, plural, ask, printed, clock } = kit;
  const state = { nodes: new Map(), rates: new Map(), node: null, key: null, keys: null, asked: 0, report: null };

  /** How far a node is from the inputs: its column in the drawing. */
  function depths(nodes) {
    const found = new Map();
    const depth = (id) => {
      if (!found.has(id)) {
        const above = (nodes.get(id)?.inputs ?? []).filter((input) => nodes.has(input));
        found.set(id, above.length ? Math.max(...above.map(depth)) + 1 : 0);
      }
      return found.get(id);
    };
    [...nodes.keys()].forEach(depth);
    // An input stands next to the first collection that reads it, so that its line crosses no box.
    for (const node of nodes.values()) {
      const readers = [...nodes.values()].filter((other) => other.inputs.includes(node.id));
      if (!node.inputs.length && readers.length) found.set(node.id, Math.min(...readers.map((reader) => found.get(reader.id))) - 1);
    }
    return found;
  }

  /** Changes a second since the report before. */
  function rate(node) {
    const now = Date.now();
    const known = state.rates.get(node.id);
    if (!known) state.rates.set(node.id, { changes: node.changes, at: now, rate: 0 });
    else if (now - known.at > 1500) {
      const passed = (now - known.at) / 1000;
      state.rates.set(node.id, { changes: node.changes, at: now, rate: Math.max(0, node.changes - known.changes) / passed });
    }
    return state.rates.get(node.id).rate;
  }

  /** Draws every collection that an observed view is computed from, once. */
  function draw(report) {
    const nodes = new Map((report.views ?? []).flatMap((view) => view.nodes).map((node) => [node.id, node]));
    state.nodes = nodes;
    at("views-part").hidden = nodes.size === 0;
    if (!nodes.size) return;
    const columns = depths(nodes);
    const rows = new Map();
    const places = new Map();
    for (const node of [...nodes.values()].sort((a, b) => a.id - b.id)) {
      const column = columns.get(node.id);
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      places.set(node.id, { x: column * (boxWidth + gapX), y: row * (boxHeight + gapY) });
    }
    const graph = at("view-graph");
    const width = Math.max(...[...places.values()].map(({ x }) => x)) + boxWidth;
    const height = Math.max(...[...places.values()].map(({ y }) => y)) + boxHeight;
    const [lines, boxes] = graph.children;
    mark(lines, "width", String(width));
    mark(lines, "height", String(height));
    boxes.style.width = `${width}px`;
    boxes.style.height = `${height}px`;
    const edges = [...nodes.values()].flatMap((node) => node.inputs.filter((input) => nodes.has(input)).map((input) => [input, node.id]));
    keep(lines, edges, ([from, to]) => `${from}-${to}`, () => make("path", { class: "edge" }), (path, [from, to]) => {
      const [a, b] = [places.get(from), places.get(to)];
      const [x1, y1, x2, y2] = [a.x + boxWidth, a.y + boxHeight / 2, b.x, b.y + boxHeight / 2];
      const middle = (x1 + x2) / 2;
      mark(path, "d", `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`);
      mark(path, "data-on", state.node === to || state.node === from ? "yes" : null);
    });
    keep(boxes, [...nodes.values()], (node) => node.id, (node) =>
      make("button", { type: "button", class: "node", onclick: () => select(node.id) }, make("b"), make("span"), make("span"), make("span")),
    (box, node) => {
      const { x, y } = places.get(node.id);
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
      box.className = node.failing ? "node ill" : node.synced ? "node" : "node unsynced";
      mark(box, "aria-pressed", String(state.node === node.id));
      mark(box, "title", [node.name, ...node.versions, node.lastError].filter(Boolean).join("\n"));
      const [name, kind, size, more] = box.children;
      say(name, node.name);
      say(kind, `${node.kind}${node.synced ? "" : ", not synced"}`);
      say(size, `${plural(node.size, "key")}, ${small(rate(node))} changes/s`);
      const notes = [node.failing ? `${node.failing} failing` : "", node.waiting ? `${number(node.waiting)} waiting` : ""];
      say(more, notes.filter(Boolean).join(", "));
    });
    if (state.node !== null && !nodes.has(state.node)) close();
  }

  function close() {
    state.node = null;
    state.key = null;
    at("view-panel").hidden = true;
  }

  function select(id) {
    if (state.node === id) close();
    else {
      state.node = id;
      state.key = null;
      at("view-words").value = "";
      at("view-panel").hidden = false;
      refresh();
    }
    if (kit.report()) draw(kit.report());
  }

  /** Reads the keys of the selected collection, and the explanation of the selected key. */
  async function refresh() {
    const { node, key } = state;
    if (node === null || at("work").hidden) return;
    const asked = (state.asked += 1);
    const known = state.nodes.get(node);
    say(at("view-title"), known ? `${known.name} (${known.kind})` : "");
    say(at("view-error"), known?.lastError ?? "");
    at("view-error").hidden = !known?.lastError;
    try {
      const keys = await ask("api/view-keys", { node, q: at("view-words").value });
      if (asked !== state.asked) return;
      say(at("view-found"), keys.found > keys.keys.length ? `the first ${keys.keys.length} of ${plural(keys.found, "key")}` : plural(keys.found, "key"));
      keep(at("view-keys"), keys.keys, (name) => name, (name) =>
        make("li", {}, make("button", { type: "button", class: "plain", onclick: () => explain(name) }, name)),
      (item, name) => mark(item, "data-on", name === state.key ? "yes" : null));
      const found = key === null ? null : await ask("api/explain", { node, key }).catch((error) => ({ error: error.message }));
      if (asked === state.asked) drawExplanation(found);
    } catch (error) {
      if (asked === state.asked) say(at("view-found"), error.message);
    }
  }

  function explain(key) {
    state.key = key;
    refresh();
  }

  function drawExplanation(found) {
    const box = at("view-why");
    box.hidden = !found;
    if (!found) return;
    const drawn = JSON.stringify(found);
    if (box.dataset.drawn === drawn) return;
    box.dataset.drawn = drawn;
    if (found.error) return box.replaceChildren(make("p", {}, `${state.key}: ${found.error}`));
    const value = found.value === null ? [make("p", { class: "about" }, "Its value is not shown: the program can allow it with ", make("code", {}, "Inspector::view_values"), ".")]
      : [make("pre", { class: "value" }, ...printed(found.value))];
    box.replaceChildren(
      make("h4", {}, found.key),
      ...value,
      make("h4", {}, "Why did it change?"), make("p", {}, ...changeOf(found)),
      make("h4", {}, "Computed from"), found.inputs.length ? tree(found) : make("p", { class: "about" }, "Nothing: this is an input."));
  }

  function changeOf(found) {
    const change = found.lastChange;
    if (!change) return ["Not among the latest 256 changes of this collection."];
    const cause = change.cause ? ` because of ${change.cause}, at version ${change.version}` : ", when the collection was created";
    return [make("span", { class: `what ${change.what}` }, change.what), ` at ${clock(change.at)}${cause}`];
  }

  /** The keys that a key was computed from. Those that changed in the same round are marked: they are the reason. */
  function tree(found) {
    const items = found.inputs.map((input) => {
      const change = input.lastChange;
      const when = make("span", { class: "about" });
      if (change) {
        when.append(` ${change.what} `);
        const age = make("span");
        since(age, change.at);
        when.append(age, change.cause ? `, ${change.cause}@${change.version}` : "");
      }
      return make("li", { class: input.changedWithIt ? "reason" : null },
        make("span", { class: "of" }, input.name), " ",
        make("button", { type: "button", class: "plain", onclick: () => show(input) }, input.key),
        input.exists ? null : " (gone)", when,
        input.changedWithIt ? make("b", { class: "because" }, " this change") : null,
        input.inputs.length ? tree(input) : null);
    });
    if (found.omitted) items.push(make("li", { class: "about" }, `and ${number(found.omitted)} more`));
    return make("ul", { class: "sources" }, ...items);
  }

  function show(input) {
    state.node = input.node;
    state.key = input.key;
    at("view-words").value = "";
    if (kit.report()) draw(kit.report());
    refresh();
  }

  at("view-words").addEventListener("input", refresh);
  at("view-close").addEventListener("click", () => {
    close();
    if (kit.report()) draw(kit.report());
  });
  setInterval(refresh, 2000);
  return { draw };
}
