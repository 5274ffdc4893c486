// The inspector's page. Its data comes from one stream of server-sent events (api/live); nothing is polled. Only the contents
// of caches are requested, when the user opens them. Text is always set as text, never as markup.

import { createViews } from "./views.js";

const at = (id) => document.getElementById(id);
const state = { report: null, history: null, changes: [], view: "overview", open: new Set() };

// ---- Making and keeping elements ------------------------------------------------------------------------------------

function make(tag, attributes = {}, ...children) {
  const svg = ["svg", "path", "line", "title"].includes(tag);
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A sentence, in which `this` is code. */
function tell(element, text) {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  if (element.dataset.told === sentence) return;
  element.dataset.told = sentence;
  element.replaceChildren(...sentence.split("`").map((part, n) => (n % 2 ? make("code", {}, part) : part)));
}

function mark(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Syncs the children of `parent` with `items`. An item that stays keeps its element, and with it the focus. */
function keep(parent, items, key, born, update) {
  const there = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let place = parent.firstElementChild;
  for (const item of items) {
    const id = String(key(item));
    let child = there.get(id);
    there.delete(id);
    if (!child) {
      child = born(item);
      child.dataset.key = id;
    }
    if (child === place) place = place.nextElementSibling;
    else parent.insertBefore(child, place);
    update?.(child, item);
  }
  for (const child of there.values()) child.remove();
}

function options(select, names, first) {
  const wanted = (first ? [["", first]] : []).concat(names.map((name) => [name, name]));
  const chosen = select.value;
  keep(select, wanted, ([value]) => value, ([value, text]) => make("option", { value }, text));
  if (select.value !== chosen && wanted.some(([value]) => value === chosen)) select.value = chosen;
}

// ---- Words and numbers ----------------------------------------------------------------------------------------------

const grouped = new Intl.NumberFormat("en");
const number = (n) => (n === null || n === undefined ? "–" : grouped.format(Math.round(n)));
const plural = (n, one, many = `${one}s`) => `${number(n)} ${n === 1 ? one : many}`;
const small = (n) => (n >= 100 || n === 0 ? number(n) : n >= 10 ? n.toFixed(1) : n.toFixed(2)).replace(/\.?0+$/, (zeros) => (zeros.startsWith(".") ? "" : zeros));

function bytes(n) {
  if (n === null || n === undefined) return "–";
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0;
  while (n >= 1024 && unit < units.length - 1) {
    n /= 1024;
    unit += 1;
  }
  return `${n >= 100 || unit === 0 ? Math.round(n) : n.toFixed(1)} ${units[unit]}`;
}

/** A time in microseconds. */
function span(micros) {
  if (micros < 1) return "< 1 µs";
  if (micros < 1000) return `${Math.round(micros)} µs`;
  if (micros < 1e6) return `${small(micros / 1e3)} ms`;
  return time(micros / 1e3);
}

/** A time in milliseconds, as people say it. */
function time(millis) {
  const seconds = Math.max(0, Math.round(millis / 1000));
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

const clock = (millis) => new Date(millis).toLocaleTimeString("en-GB");

/** Marks an element as showing how long ago something was; `ages` keeps it current. */
function since(element, millis, form = "ago", otherwise = "–") {
  mark(element, "data-since", millis ? String(millis) : null);
  mark(element, "data-form", form);
  if (millis) age(element);
  else say(element, otherwise);
}

function age(element) {
  const millis = Number(element.dataset.since);
  const form = element.dataset.form;
  const passed = Date.now() - millis;
  if (form === "ago") say(element, passed < 1500 ? "now" : `${time(passed)} ago`);
  else if (form === "age") say(element, `up to ${time(passed)}`);
  else if (form === "running") say(element, `${time(passed)}, still running`);
  else if (form === "until") say(element, passed >= 0 ? "now" : `in ${time(-passed)}`);
  else say(element, time(passed));
}

setInterval(() => document.querySelectorAll("[data-since]").forEach(age), 1000);

const timer = (millis, form) => {
  const element = make("span");
  since(element, millis, form);
  return element;
};

// ---- The stream -----------------------------------------------------------------------------------------------------

function follow() {
  const stream = new EventSource("api/live");
  const connection = (is, text) => {
    at("connection").dataset.is = is;
    say(at("connection"), text);
  };
  stream.onopen = () => connection("live", "live");
  stream.onerror = () => {
    connection("lost", "connection lost");
    if (stream.readyState === EventSource.CLOSED) setTimeout(follow, 3000);
  };
  const on = (name, react) => stream.addEventListener(name, (event) => react(JSON.parse(event.data)));
  on("report", (report) => {
    state.report = report;
    show();
  });
  on("history", (history) => {
    state.history = history;
    drawCharts();
    drawTiles();
  });
  on("sample", (sample) => {
    extend(sample);
    drawCharts();
    drawTiles();
  });
  on("changes", heard);
  // The server ends a stream after a while, so that it can shut down. This is not an error.
  stream.addEventListener("end", () => {
    stream.close();
    follow();
  });
}

/** Adds a sample to the history, and forgets what is older than ten minutes. */
function extend(sample) {
  const history = state.history;
  if (!history) return;
  const length = history.times.length;
  history.times.push(sample.at);
  history.memory.push(sample.memory);
  for (const [all, now] of [[history.informers, sample.informers], [history.queues, sample.queues]]) {
    for (const name of Object.keys(now)) all[name] ??= new Array(length).fill(null);
    for (const [name, points] of Object.entries(all)) {
      if (name in now) points.push(now[name]);
      else delete all[name];
    }
  }
  while (history.times.length > 300) {
    history.times.shift();
    history.memory.shift();
    for (const points of Object.values(history.informers)) points.shift();
    for (const points of Object.values(history.queues)) points.shift();
  }
}

// ---- Overview -------------------------------------------------------------------------------------------------------

function show() {
  const { report } = state;
  if (!report) return;
  const names = report.informers.map((informer) => informer.name);
  say(at("process"), `${report.process.name}, process ${report.process.pid}, inspected for `);
  at("process").append(timer(report.process.started, "for"));
  drawTiles();
  drawAttention();
  options(at("charted"), names, "all informers");
  options(at("of"), names);
  options(at("told-of"), names, "all");
  drawInformers();
  drawHandlers();
  drawQueues();
  derived.draw(report);
  // For shards.js.
  document.dispatchEvent(new CustomEvent("informer-report", { detail: report }));
  if (state.view === "objects" && !browsing.listing && names.length) browse();
}

function drawTiles() {
  const { report } = state;
  if (!report) return;
  const informers = report.informers;
  const well = informers.filter((informer) => informer.state === "synced").length;
  const behind = Math.max(0, ...informers.flatMap((informer) => informer.handlers.map((handler) => handler.waiting)));
  const rate = last(rates(sumOf("events")));
  const tiles = [
    ["informers", `${well} / ${informers.length}`, "informers in sync", well < informers.length],
    ["objects", number(informers.reduce((sum, informer) => sum + informer.objects, 0)), "objects"],
    ["rate", small(rate ?? 0), "events a second"],
    ["behind", number(behind), "handler backlog", behind > 1000],
    ["memory", bytes(last(state.history?.memory ?? [])), "memory"],
  ];
  keep(at("tiles"), tiles, ([key]) => key, () => make("li", {}, make("b"), make("span")), (tile, [, value, label, bad]) => {
    say(tile.firstChild, value);
    say(tile.lastChild, label);
    tile.className = bad ? "ill" : "";
  });
}

/** What a person should look at, worst first. */
function troubles() {
  const { report } = state;
  const found = [];
  for (const informer of report.informers) {
    const parts = informer.parts.filter((part) => part.cause);
    for (const cause of parts.length ? parts.map((part) => part.cause) : informer.cause ? [informer.cause] : []) {
      found.push({
        key: `${informer.name}/${cause.scope}`, ill: true,
        title: `${informer.name}: ${cause.kind}`,
        text: `${cause.scope}: ${cause.message}`,
        advice: cause.advice,
        when: ["for ", timer(cause.since, "for"), "; tried again ", timer(cause.nextTry, "until")],
      });
    }
    for (const handler of informer.handlers.filter((handler) => handler.health !== "ok")) {
      const stalled = handler.health === "stalled";
      const running = handler.runningSince;
      found.push({
        key: `handler ${informer.name}/${handler.name}`, ill: stalled,
        title: `Handler “${handler.name}” of ${informer.name} ${stalled ? "is stalled" : "is behind"}`,
        text: `${plural(handler.waiting, handler.coalescing ? "object" : "event")} not delivered yet.`,
        advice: stalled
          ? "Check what its callback waits for. The cache and the other handlers continue, and its backlog is bounded by the number of objects."
          : "It makes progress, but more slowly than changes arrive.",
        when: running ? ["a callback has been running for ", timer(running, "for")] : ["the oldest has waited for ", timer(handler.waitingSince, "for")],
      });
    }
    const misspelt = (informer.unfilled ?? []).filter((field) => field.similar);
    if (misspelt.length) {
      found.push({
        key: `unfilled ${informer.name}`,
        title: `${informer.name}: ${plural(misspelt.length, "field")} of the type that no object has`,
        text: misspelt.map((field) => `${field.path} (objects have ${field.similar})`).join("; "),
        advice: 'Name the field as the server does: `#[serde(rename = "…")]`.',
      });
    }
    if (informer.keptOut.length) {
      const first = informer.keptOut.slice(0, 3).map((object) => `${object.key}: ${object.why}`);
      found.push({
        key: `out ${informer.name}`,
        title: `${informer.name}: ${plural(informer.keptOut.length, "object")} kept out of the cache`,
        text: first.join("; "),
        advice: "They cannot be decoded, or the transform refused them. The last good copy stays.",
      });
    }
  }
  for (const controller of report.controllers) {
    for (const running of controller.running.filter((running) => Date.now() - running.since > 60000)) {
      found.push({
        key: `stuck ${controller.name}/${running.key}`,
        title: `Controller “${controller.name}” has been reconciling ${running.key} for a long time`,
        text: "One reconcile does not finish.", when: ["for ", timer(running.since, "for")],
      });
    }
  }
  for (const group of report.shards ?? []) {
    for (const problem of group.problems) {
      found.push({ key: `shards ${group.group}/${problem.split(" for ")[0]}`, title: `Shards of ${group.group} do not move`, text: problem });
    }
  }
  return found.sort((a, b) => (b.ill ? 1 : 0) - (a.ill ? 1 : 0));
}

function drawAttention() {
  const found = troubles();
  document.title = found.length ? `(${found.length}) kube-informer` : "kube-informer";
  // Separate from the list, whose times change all the time: screen readers announce this only when an entry appears or disappears.
  say(at("announced"), found.map((trouble) => trouble.title).join(". "));
  const all = found.length ? found : [{ key: "well", well: true }];
  keep(at("attention"), all, (trouble) => trouble.key, (trouble) => {
    if (trouble.well) return make("p", { class: "well" });
    return make("article", {}, make("h4"), make("p"), make("p"), make("p", { class: "about" }));
  }, (element, trouble) => {
    if (trouble.well) return say(element, state.report.informers.length ? "Nothing needs attention." : "Nothing is observed yet.");
    element.className = trouble.ill ? "ill" : "";
    const [title, text, advice, when] = element.children;
    say(title, trouble.title);
    say(text, trouble.text);
    tell(advice, trouble.advice ?? "");
    when.replaceChildren(...(trouble.when ?? []));
  });
}

const cell = (label, kind = "") => make("td", { "data-label": label, class: kind });

function put(td, text, kind) {
  say(td, text);
  if (kind !== undefined) td.className = kind;
}

const stateMark = (td, name, text = name) => {
  if (td.firstChild?.className !== `state ${name}` || td.textContent !== text) td.replaceChildren(make("span", { class: `state ${name}` }, text));
};

function drawInformers() {
  const { informers } = state.report;
  at("no-informers").hidden = informers.length > 0;
  const rows = informers.flatMap((informer) => [{ informer }, ...(state.open.has(informer.name) ? [{ informer, detail: true }] : [])]);
  keep(at("informers"), rows, ({ informer, detail }) => (detail ? `detail ${informer.name}` : informer.name), ({ informer, detail }) => {
    if (detail) return make("tr", { class: "detail" }, make("td", { colspan: 11 }, make("div", { class: "details" })));
    const more = make("button", { type: "button", class: "plain", onclick: () => toggle(informer.name) });
    return make("tr", {},
      make("th", { scope: "row" }, make("button", { type: "button", class: "plain", onclick: () => go(`objects/${encodeURIComponent(informer.name)}`) }, informer.name)),
      cell("State"), cell("Objects", "n"), cell("Memory", "n"), cell("Version", "n"), cell("Age"), cell("Events", "n"), cell("Last event"),
      cell("Relists", "n"), cell("Errors", "n"), make("td", { "data-label": "" }, more));
  }, (row, { informer, detail }) => {
    if (detail) return drawDetails(row.firstChild.firstChild, informer);
    const [, is, objects, memory, version, age, events, lastEvent, relists, errors, more] = row.children;
    stateMark(is, informer.state);
    put(objects, number(informer.objects));
    put(memory, bytes(informer.bytes));
    put(version, informer.version ?? "–");
    since(age, informer.asOf, "age");
    put(events, number(informer.events));
    since(lastEvent, informer.lastEvent);
    put(relists, number(informer.relists.total) + (informer.rewinds ? `, ${plural(informer.rewinds, "rewind")}` : ""), informer.rewinds ? "n bad" : "n");
    const wrong = informer.errors.failures + informer.errors.skipped + informer.errors.keptOut + informer.errors.handlerPanics + informer.errors.indexPanics;
    put(errors, number(wrong), wrong ? "n bad" : "n");
    const open = state.open.has(informer.name);
    say(more.firstChild, open ? "less" : "more");
    mark(more.firstChild, "aria-expanded", String(open));
    mark(more.firstChild, "aria-label", `${open ? "less" : "more"} about ${informer.name}`);
  });
}

function toggle(name) {
  if (!state.open.delete(name)) state.open.add(name);
  drawInformers();
}

function drawDetails(parent, informer) {
  const list = (items) => make("ul", {}, ...items.map((item) => make("li", {}, ...[item].flat())));
  const stamp = (millis) => make("time", { datetime: new Date(millis).toISOString() }, clock(millis));
  const { resource, relists, errors } = informer;
  const blocks = [["Collection", list([
    resource ? `${resource.plural} of ${resource.group || "the core group"}, ${resource.version}` : "a source that the program implements",
    `relists: ${relists.causes.map(([cause, count]) => `${cause} ${count}`).join(", ") || "none"}`,
    `rewinds: ${informer.rewinds} (the server went back to a lower version), failed probes of its version: ${informer.failedProbes}`,
    `failures: ${errors.kinds.map(([kind, count]) => `${kind} ${count}`).join(", ") || "none"}`,
    `skipped ${errors.skipped}, kept out ${errors.keptOut}, panics of handlers ${errors.handlerPanics}, of indexes ${errors.indexPanics}`,
    `age: ${informer.asOf ? `has everything that the server had at ${clock(informer.asOf)}` : "not known"}${informer.stale ? `; ${informer.stale}` : ""}`,
    `audits: ${informer.audits.completed}, failed ${informer.audits.failed}, differences ${informer.audits.differences}`,
    ...(informer.audits.last ? [[stamp(informer.audits.last.at), informer.audits.last.text]] : []),
    ...(informer.pool ? [`shared parts: ${informer.pool.values} in a pool of ${bytes(informer.pool.bytes)}, ${Math.floor((100 * informer.pool.hits) / Math.max(informer.pool.lookups, 1))} % of ${informer.pool.lookups} look-ups found one`] : []),
    ...(informer.shown ? [] : ["objects are not shown from the cache: their type is not among those of Inspector::shows"]),
    ...(informer.unfilled?.length ? [`fields of the type that none of ${plural(informer.lookedAt, "object")} has: ${informer.unfilled.map((field) => field.path).join(", ")}`] : []),
  ])]];
  if (informer.parts.length) blocks.push(["Parts", list(informer.parts.map((part) => `${part.scope}: ${part.state}${part.version ? ` at ${part.version}` : ""}`))]);
  if (relists.recent.length) {
    blocks.push(["Whole collections fetched, latest first", list(relists.recent.toReversed().map((fetch) =>
      [stamp(fetch.at), `${fetch.cause}: ${plural(fetch.objects, "object")} of ${fetch.scope} in ${time(fetch.took) === "0 s" ? `${fetch.took} ms` : time(fetch.took)}`]))]);
  }
  if (errors.recent.length) blocks.push(["Latest errors", list(errors.recent.toReversed().map((error) => [stamp(error.at), error.text]))]);
  if (informer.keptOut.length) blocks.push(["Kept out now", list(informer.keptOut.map((object) => `${object.key}: ${object.why}`))]);
  const drawn = JSON.stringify([resource, relists, informer.rewinds, informer.failedProbes, errors, informer.parts, informer.keptOut, informer.asOf, informer.stale, informer.audits, informer.pool, informer.unfilled]);
  if (parent.dataset.drawn === drawn) return;
  parent.dataset.drawn = drawn;
  parent.replaceChildren(...blocks.map(([title, body]) => make("div", {}, make("h4", {}, title), body)));
}

// ---- Handlers and queues --------------------------------------------------------------------------------------------

function drawHandlers() {
  const all = state.report.informers.flatMap((informer) => informer.handlers.map((handler, n) => ({ ...handler, informer: informer.name, n })));
  at("no-handlers").hidden = all.length > 0;
  const rank = { stalled: 0, behind: 1, ok: 2 };
  all.sort((a, b) => rank[a.health] - rank[b.health]);
  keep(at("handlers"), all, (handler) => `${handler.informer} ${handler.name} ${handler.n}`, (handler) =>
    make("tr", {}, make("th", { scope: "row" }, handler.name), cell("Informer"), cell("State"), cell("Waiting", "n"), cell("Behind", "n"),
      cell("Callbacks", "n"), cell("Mean", "n"), cell("Slowest", "n"), cell("Panics", "n")),
  (row, handler) => {
    const [, of, is, waiting, behind, calls, mean, slowest, panics] = row.children;
    put(of, handler.informer);
    stateMark(is, handler.health === "ok" ? handler.state : handler.health, handler.coalescing ? `${handler.health}, coalescing` : handler.health === "ok" ? handler.state : handler.health);
    put(waiting, number(handler.waiting));
    since(behind, handler.waitingSince, "for", "–");
    put(calls, number(handler.delivered));
    put(mean, handler.delivered && handler.busy ? span(handler.busy / handler.delivered) : "–");
    // A running callback counts with its time so far.
    if (handler.runningSince && Date.now() - handler.runningSince > handler.slowest / 1000 + 1000) since(slowest, handler.runningSince, "running");
    else {
      mark(slowest, "data-since", null);
      put(slowest, handler.slowest ? span(handler.slowest) : "–");
    }
    mark(slowest, "title", handler.slowestOf ? `of ${handler.slowestOf}` : null);
    put(panics, number(handler.panics), handler.panics ? "n bad" : "n");
  });
}

function drawQueues() {
  const { controllers, queues } = state.report;
  const all = [...controllers.map((controller) => ({ name: controller.name, queue: controller.queue, controller })), ...queues.map((queue) => ({ name: queue.name, queue }))];
  at("no-queues").hidden = all.length > 0;
  keep(at("queues"), all, ({ name, controller }) => `${controller ? "c" : "q"} ${name}`, ({ name }) =>
    make("tr", {}, make("th", { scope: "row" }, name), cell("Ready", "n"), cell("Delayed", "n"), cell("Running", "n"), cell("Done", "n"),
      cell("Retries", "n"), cell("Failed", "n"), cell("Mean wait", "n"), cell("Mean work", "n"), cell("Working on")),
  (row, { queue, controller }) => {
    const [, depth, delayed, running, done, retries, failed, wait, work, on] = row.children;
    put(depth, number(queue.depth));
    put(delayed, number(queue.delayed));
    put(running, controller ? `${queue.running} of ${controller.workers}` : number(queue.running));
    put(done, number(queue.done));
    put(retries, number(queue.retries));
    const bad = controller ? controller.failed + controller.panicked : null;
    put(failed, number(bad), bad ? "n bad" : "n");
    put(wait, queue.taken ? span(queue.queueDuration / queue.taken) : "–");
    put(work, queue.done ? span(queue.workDuration / queue.done) : "–");
    const keys = controller?.running ?? [];
    on.replaceChildren(...(keys.length ? keys.slice(0, 5).flatMap((key, n) => [n ? ", " : "", `${key.key} (`, timer(key.since, "for"), ")"]) : ["–"]));
  });
}

/** The latest runs of controllers: why keys were reconciled. */
async function drawRuns() {
  if (state.view !== "work") return;
  let runs = [];
  try {
    runs = await ask("api/runs", { key: at("why").value.trim() });
  } catch (error) {
    say(at("no-runs"), error.message);
  }
  at("no-runs").hidden = runs.length > 0;
  const cause = (one) => [one.informer, one.object, one.kind, one.version ? `at version ${one.version}` : "", one.own ? "(own write)" : ""].filter(Boolean).join(" ");
  keep(at("runs"), runs.slice(0, 100), (run) => `${run.controller} ${run.key} ${run.at}`, (run) =>
    make("tr", {}, make("th", { scope: "row" }, run.key), make("td", { "data-label": "Controller" }, run.controller),
      make("td", { "data-label": "When" }, clock(run.at)), make("td", { "data-label": "Took", class: "n" }, span(run.took)),
      make("td", { "data-label": "Result", class: run.failed ? "bad" : "" }, run.outcome),
      make("td", { "data-label": "Because of" }, run.causes.map(cause).join("; ") + (run.omitted ? `; ${number(run.omitted)} more` : ""))),
  () => {});
}

// ---- Charts ---------------------------------------------------------------------------------------------------------

const last = (values) => values.findLast((value) => value !== null && value !== undefined) ?? null;

/** A figure of one informer, or of all of them together. */
function sumOf(field, together = (a, b) => a + b) {
  const { history } = state;
  if (!history) return [];
  const chosen = at("charted").value;
  const series = chosen ? [history.informers[chosen] ?? []] : Object.values(history.informers);
  return history.times.map((_, n) => {
    const points = series.map((points) => points[n]?.[field]).filter((value) => value !== null && value !== undefined);
    return points.length ? points.reduce(together) : null;
  });
}

/** How fast a count grows, per second. */
function rates(counts) {
  const { times } = state.history ?? { times: [] };
  return counts.map((count, n) => {
    const before = counts[n - 1];
    if (n === 0 || count === null || before === null || before === undefined) return null;
    return Math.max(0, count - before) / Math.max(0.001, (times[n] - times[n - 1]) / 1000);
  });
}

const chartsOf = {
  charts: () => [
    { title: "Events a second", values: rates(sumOf("events")), say: small },
    { title: "Handler backlog, events", values: sumOf("waiting", (a, b) => Math.max(a, b)), say: number },
    { title: "Memory", values: state.history?.memory ?? [], second: sumOf("bytes"), key: "objects, about", say: bytes },
    { title: "Objects", values: sumOf("objects"), say: number },
  ],
  "queue-charts": () => (Object.keys(state.history?.queues ?? {}).length
    ? [{ title: "Ready keys, all queues", values: state.history.times.map((_, n) => Object.values(state.history.queues).reduce((sum, depths) => sum + (depths[n] ?? 0), 0)), say: number }]
    : []),
};

function drawCharts() {
  if (!state.history) return;
  for (const [id, charts] of Object.entries(chartsOf)) {
    keep(at(id), charts(), (chart) => chart.title, born, drawChart);
  }
}

/** The length of the charts, in seconds. */
const shownSeconds = () => Number(at("window").value);

function born(chart) {
  const figure = make("figure", {}, make("figcaption", {}, make("span", {}, chart.title), make("b")));
  const grid = [1, 50, 99].map((y) => make("line", { class: "grid", x1: 0, x2: 600, y1: y, y2: y }));
  const svg = make("svg", { viewBox: "0 0 600 100", preserveAspectRatio: "none", role: "img" }, ...grid,
    make("path", { class: "area" }), make("path", { class: "line" }), make("path", { class: "second" }), make("line", { class: "cross", y1: 0, y2: 100 }));
  figure.append(
    make("div", { class: "plot" }, make("div", { class: "scale", "aria-hidden": "true" }, make("span"), make("span"), make("span")), svg),
    make("div", { class: "axis", "aria-hidden": "true" }, make("span"), make("span"), make("span")),
    make("div", { class: "legend" }, make("span"), make("span")));
  svg.addEventListener("pointermove", (event) => point(figure, event));
  svg.addEventListener("pointerleave", () => point(figure, null));
  return figure;
}

/** The end of a scale that is at least this high and easy to read: 1, 2 or 5 times a power of ten, or of 1024 for bytes. */
function scaleEnd(highest, chart) {
  if (!(highest > 0)) return chart.least ?? 1;
  const unit = chart.say === bytes ? 1024 ** Math.floor(Math.log(highest) / Math.log(1024)) : 1;
  const power = 10 ** Math.floor(Math.log10(highest / unit));
  const steps = [1, 2, 5, 10].map((step) => step * power * unit);
  return Math.max(chart.least ?? 0, steps.find((step) => step >= highest * 0.999));
}

/** The figures of a chart that lie within the window. */
function within(values) {
  const { times } = state.history;
  const begin = (times.at(-1) ?? 0) - shownSeconds() * 1000;
  return (values ?? []).filter((value, n) => value !== null && value !== undefined && times[n] >= begin);
}

function drawChart(figure, chart) {
  figure.chart = chart;
  const { times } = state.history;
  const end = times.at(-1) ?? 0;
  const seconds = shownSeconds();
  const highest = Math.max(0, ...within(chart.values));
  const top = scaleEnd(Math.max(highest, ...within(chart.second)), chart);
  const x = (n) => 600 - ((end - times[n]) / 1000) * (600 / seconds);
  const y = (value) => 99 - (value / top) * 98;
  const runs = (values) => {
    const found = [];
    values.forEach((value, n) => {
      if (value === null || value === undefined || x(n) < -20) return;
      const run = found.at(-1);
      const spot = [x(n).toFixed(1), y(value).toFixed(1)];
      if (run && run.end === n - 1) {
        run.spots.push(spot);
        run.end = n;
      } else found.push({ end: n, spots: [spot] });
    });
    return found.map((run) => run.spots);
  };
  const path = (spots) => `M${spots.map((spot) => spot.join(" ")).join("L")}${spots.length === 1 ? "h0.1" : ""}`;
  const [, , , area, line, second] = figure.querySelector("svg").children;
  const lines = runs(chart.values);
  mark(line, "d", lines.map(path).join(""));
  mark(area, "d", lines.map((spots) => `${path(spots)}L${spots.at(-1)[0]} 99L${spots[0][0]} 99Z`).join(""));
  mark(second, "d", runs(chart.second ?? []).map(path).join(""));
  const [upper, middle, lower] = figure.querySelector(".scale").children;
  say(upper, chart.say(top));
  say(middle, chart.say === number && top < 2 ? "" : chart.say(top / 2));
  say(lower, "0");
  const axis = figure.querySelector(".axis").children;
  [seconds, seconds / 2, 0].forEach((ago, n) => say(axis[n], times.length ? clock(end - ago * 1000) : ""));
  const now = last(chart.values);
  mark(figure.querySelector("svg"), "aria-label", `${chart.title}: now ${now === null ? "unknown" : chart.say(now)}, highest ${chart.say(highest)} in the last ${time(seconds * 1000)}`);
  if (!figure.pointed) legend(figure);
}

function legend(figure) {
  const { chart } = figure;
  const now = last(chart.values);
  say(figure.querySelector("b"), now === null ? "–" : chart.say(now));
  const [left, right] = figure.querySelector(".legend").children;
  say(left, `highest ${chart.say(Math.max(0, ...within(chart.values)))}`);
  const also = chart.second ? last(chart.second) : null;
  say(right, also === null ? "" : `${chart.key} ${chart.say(also)}`);
  right.className = also === null ? "" : "key";
}

function point(figure, event) {
  const cross = figure.querySelector(".cross");
  const { chart } = figure;
  figure.pointed = Boolean(event);
  cross.classList.toggle("on", Boolean(event));
  if (!event || !chart) return chart && legend(figure);
  const box = figure.querySelector("svg").getBoundingClientRect();
  const { times } = state.history;
  const end = times.at(-1) ?? 0;
  const seconds = shownSeconds();
  const wanted = end - (1 - (event.clientX - box.left) / box.width) * seconds * 1000;
  const nearest = times.reduce((best, t, n) => (Math.abs(t - wanted) < Math.abs(times[best] - wanted) ? n : best), 0);
  const x = 600 - ((end - times[nearest]) / 1000) * (600 / seconds);
  mark(cross, "x1", String(x));
  mark(cross, "x2", String(x));
  const value = chart.values[nearest];
  say(figure.querySelector("b"), value === null || value === undefined ? "–" : chart.say(value));
  const [left, right] = figure.querySelector(".legend").children;
  say(left, clock(times[nearest]));
  const also = chart.second?.[nearest];
  say(right, also === null || also === undefined ? "" : `${chart.key} ${chart.say(also)}`);
}

at("window").addEventListener("change", drawCharts);
at("why").addEventListener("input", drawRuns);
setInterval(drawRuns, 2000);

at("charted").addEventListener("change", () => {
  drawCharts();
  drawTiles();
});

// ---- Objects --------------------------------------------------------------------------------------------------------

const browsing = { listing: null, after: "", asked: 0, shown: null };

async function ask(path, parameters, look = () => {}) {
  const answer = await fetch(`${path}?${new URLSearchParams(parameters)}`, { headers: { accept: "application/json" } });
  const body = await answer.json().catch(() => ({ error: `the program answered ${answer.status}` }));
  if (!answer.ok) throw new Error(body.error ?? `the program answered ${answer.status}`);
  look(answer);
  return body;
}

async function browse() {
  const informer = at("of").value;
  if (!informer) return;
  const asked = (browsing.asked += 1);
  try {
    const listing = await ask("api/objects", { informer, q: at("words").value, namespace: at("namespace").value, after: browsing.after, limit: 50 });
    if (asked !== browsing.asked) return; // a newer search was started meanwhile
    browsing.listing = listing;
    drawObjects(informer, listing);
    fillColumns(informer, listing);
  } catch (error) {
    if (asked === browsing.asked) say(at("found"), `${informer}: ${error.message}`);
  }
}

/** The columns of the API server for the rows that are shown. A row is asked for again when its version is another one. */
const served = { informer: "", columns: [], rows: new Map(), refused: "", again: 0, asked: 0 };

async function fillColumns(informer, listing) {
  if (served.informer !== informer) Object.assign(served, { informer, columns: [], rows: new Map(), refused: "", again: 0 });
  if (Date.now() < served.again) return;
  // Of an object without a version it is not known whether it changed.
  const stale = (row) => {
    const known = served.rows.get(row.key);
    return !known || (row.version ? known.version !== row.version : Date.now() - known.at > 10000);
  };
  const rows = listing.rows.filter(stale);
  if (!rows.length) return;
  const asked = (served.asked += 1);
  try {
    const answer = await ask("api/columns", { informer, keys: rows.map((row) => row.key).join(",") });
    if (asked !== served.asked) return;
    if (answer.refused) throw new Error(answer.refused);
    if (answer.columns.length) served.columns = answer.columns;
    served.refused = "";
    const shown = new Set(listing.rows.map((row) => row.key));
    for (const key of served.rows.keys()) if (!shown.has(key)) served.rows.delete(key);
    for (const row of rows) served.rows.set(row.key, { version: row.version, at: Date.now(), cells: answer.rows[row.key] ?? [] });
  } catch (error) {
    if (asked !== served.asked) return;
    served.refused = error.message;
    served.again = Date.now() + 30000;
  }
  if (browsing.listing && at("of").value === informer) drawObjects(informer, browsing.listing);
}

/** The columns of the table of objects: those of the server, or what the cache knows. */
function objectColumns(informer, listing) {
  const text = (name, read, kind = "") => ({ id: name, title: name, kind, put: (td, row) => put(td, read(row) || "–") });
  const own = [text("Ready", (row) => row.ready), text("Status", (row) => row.status)];
  const given = served.informer === informer && served.columns.length
    ? served.columns.map((column, n) => ({ ...text(column.name, (row) => served.rows.get(row.key)?.cells[n], column.numeric ? "n" : ""), id: `served ${column.name}`, about: column.description }))
    : own.filter((column) => listing.rows.some((row) => row[column.id.toLowerCase()]));
  const columns = [
    { id: "name", title: "Name" },
    text("Namespace", (row) => row.namespace),
    ...given,
    { id: "Labels", title: "Labels", kind: "", put: (td, row) => {
      if (!td.firstChild?.classList?.contains("labels")) td.replaceChildren(make("div", { class: "labels" }));
      keep(td.firstChild, Object.entries(row.labels), ([name]) => name, () => make("span", { class: "label" }), (label, [name, value]) => say(label, value ? `${name}=${value}` : name));
    } },
    { id: "Age", title: "Age", kind: "", put: (td, row) => since(td, row.created ? Date.parse(row.created) : null, "for") },
    text("Version", (row) => row.version, "n"),
  ];
  return listing.namespaces.length ? columns : columns.filter((column) => column.id !== "Namespace");
}

function drawObjects(informer, listing) {
  options(at("namespace"), listing.namespaces, "all");
  const note = served.informer !== informer ? "" : served.refused ? `; no columns of the server: ${served.refused}` : "";
  say(at("found"), `${plural(listing.found, "object")} of ${informer}, as of version ${listing.version ?? "none"}${note}`);
  at("no-rows").hidden = listing.rows.length > 0;
  at("first").disabled = !browsing.after;
  at("next").disabled = !listing.next;
  at("pages").hidden = !browsing.after && !listing.next;
  const columns = objectColumns(informer, listing);
  keep(at("object-columns"), columns, (column) => column.id, (column) => make("th", { scope: "col", class: column.kind, title: column.about }, column.title));
  keep(at("rows"), listing.rows, (row) => `${informer} ${row.key}`, () => make("tr"), (element, row) => {
    keep(element, columns, (column) => column.id, (column) => (column.put
      ? cell(column.title, column.kind)
      : make("th", { scope: "row" }, make("button", { type: "button", class: "plain", onclick: () => openObject(informer, row.key) }, row.name))),
    (td, column) => column.put?.(td, row));
  });
}

async function openObject(informer, key) {
  const dialog = at("object");
  browsing.shown = { informer, key };
  say(at("object-title"), key);
  if (!dialog.open) {
    at("json").replaceChildren("…");
    dialog.showModal();
  }
  try {
    let origin = "cache";
    const object = await ask("api/object", { informer, key }, (answer) => (origin = answer.headers.get("x-object-origin") ?? origin));
    if (browsing.shown?.key === key) {
      browsing.object = object;
      say(at("object-origin"), origin === "server" ? "As the server has it now: the cache cannot write its type as JSON. " : "");
      drawObject();
    }
  } catch (error) {
    at("json").replaceChildren(error.message);
  }
}

/** YAML for people: an element per name and value, indented. */
function yaml(value, indent = "") {
  const plain = (text) => /^[A-Za-z_][\w ./@-]*[\w/@-]$|^[A-Za-z_]$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text);
  const word = (text) => (plain(text) ? text : JSON.stringify(text));
  const leaf = (item) => {
    if (typeof item === "string") return [make("span", { class: /^\((\d+ bytes, )?not shown\)$/.test(item) ? "not-shown" : "text" }, word(item))];
    if (item !== null && typeof item === "object") return [Array.isArray(item) ? "[]" : "{}"];
    return [make("span", { class: "number" }, JSON.stringify(item))];
  };
  const empty = (item) => item === null || typeof item !== "object" || Object.keys(item).length === 0;
  if (empty(value)) return [indent, ...leaf(value), "\n"];
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      if (empty(item)) return [indent, "- ", ...leaf(item), "\n"];
      const [, ...rest] = yaml(item, `${indent}  `);
      return [indent, "- ", ...rest];
    });
  }
  return Object.entries(value).flatMap(([name, item]) => {
    const head = [indent, make("span", { class: "name" }, word(name)), ":"];
    return empty(item) ? [...head, " ", ...leaf(item), "\n"] : [...head, "\n", ...yaml(item, Array.isArray(item) ? indent : `${indent}  `)];
  });
}

/** JSON for people: an element per name and value, indented. */
function printed(value, indent = "") {
  const inner = `${indent}  `;
  const open = (start, parts, end) => (parts.length ? [`${start}\n`, ...parts.flatMap((part, n) => [inner, ...part, n < parts.length - 1 ? ",\n" : "\n"]), indent, end] : [start + end]);
  if (Array.isArray(value)) return open("[", value.map((item) => printed(item, inner)), "]");
  if (value !== null && typeof value === "object") {
    return open("{", Object.entries(value).map(([name, item]) => [make("span", { class: "name" }, JSON.stringify(name)), ": ", ...printed(item, inner)]), "}");
  }
  if (typeof value !== "string") return [make("span", { class: "number" }, JSON.stringify(value))];
  return [make("span", { class: /^\((\d+ bytes, )?not shown\)$/.test(value) ? "not-shown" : "text" }, JSON.stringify(value))];
}

function drawObject() {
  const { object } = browsing;
  if (!object) return;
  const asYaml = at("as-yaml").getAttribute("aria-pressed") === "true";
  at("json").replaceChildren(...(asYaml ? yaml(object) : printed(object)));
}

at("as-yaml").addEventListener("click", () => {
  mark(at("as-yaml"), "aria-pressed", String(at("as-yaml").getAttribute("aria-pressed") !== "true"));
  drawObject();
});
at("close").addEventListener("click", () => at("object").close());
at("object").addEventListener("close", () => (browsing.shown = null));
at("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(at("json").textContent);
    say(at("copy"), "Copied");
  } catch {
    getSelection().selectAllChildren(at("json"));
    say(at("copy"), "Selected");
  }
  setTimeout(() => say(at("copy"), "Copy"), 1500);
});

const soon = (work, pause) => {
  let waiting;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(work, pause);
  };
};
const again = () => {
  browsing.after = "";
  browse();
};
at("search").addEventListener("submit", (event) => {
  event.preventDefault();
  again();
});
at("words").addEventListener("input", soon(again, 200));
at("namespace").addEventListener("change", again);
at("of").addEventListener("change", () => {
  at("namespace").value = "";
  go(`objects/${encodeURIComponent(at("of").value)}`);
});
at("first").addEventListener("click", again);
at("next").addEventListener("click", () => {
  browsing.after = browsing.listing?.next ?? "";
  browse();
});
let refreshing = false;
/** At most once a second, and only because something changed. */
function refresh() {
  if (refreshing) return;
  refreshing = true;
  setTimeout(() => {
    refreshing = false;
    if (state.view === "objects") browse();
  }, 1000);
}

// ---- Events ---------------------------------------------------------------------------------------------------------

let paused = false;

function heard(changes) {
  const newest = state.changes.at(-1)?.number ?? 0;
  const news = changes.filter((change) => change.number > newest);
  // The numbers restart when the program restarts.
  state.changes = changes.length && changes.at(-1).number < newest ? changes : state.changes.concat(news).slice(-200);
  if (!paused) drawFeed();
  if (state.view === "objects" && news.some((change) => change.informer === at("of").value)) refresh();
  const { shown } = browsing;
  if (shown && news.some((change) => change.informer === shown.informer && change.key === shown.key)) openObject(shown.informer, shown.key);
}

function drawFeed() {
  const of = at("told-of").value;
  const words = at("told").value.toLowerCase();
  const matching = state.changes.filter((change) => (!of || change.informer === of) && (!words || `${change.key} ${change.fields.join(" ")}`.toLowerCase().includes(words)));
  at("no-events").hidden = matching.length > 0;
  say(at("no-events"), state.changes.length ? "Nothing matches." : "Nothing has changed since the inspector was started.");
  const arrives = at("feed").childElementCount > 0;
  keep(at("feed"), matching.toReversed(), (change) => change.number, (change) =>
    make("li", { class: arrives ? "new" : null }, make("time", { datetime: new Date(change.at).toISOString() }, clock(change.at)), make("span", { class: `what ${change.what}` }, change.what),
      make("span", { class: "of" }, change.informer),
      make("span", { class: "what-it-is" },
        change.what === "deleted" ? change.key : make("button", { type: "button", class: "plain", onclick: () => openObject(change.informer, change.key) }, change.key),
        make("span", { class: "fields" }, ...changed(change)),
        change.missed ? make("span", { class: "fields" }, ` (${number(change.missed)} before it were too fast to be shown)`) : null)));
}

/** The fields that changed, each with its old and its new value if they are known. Without any, the reason if it can be changed. */
function changed(change) {
  if (change.compared === "metadata" && !change.fields.length) {
    return [make("i", {}, "only labels, annotations and generation are compared; register the type with ", make("code", {}, "Inspector::shows"))];
  }
  const values = new Map((change.values ?? []).map((value) => [value.field, value]));
  return change.fields.flatMap((field, n) => {
    const value = values.get(field);
    const shown = value ? [" ", make("s", {}, value.old ?? "–"), " → ", make("b", {}, value.new ?? "–")] : [];
    return [n ? ", " : "", field, ...shown];
  });
}

at("pause").addEventListener("click", () => {
  paused = !paused;
  mark(at("pause"), "aria-pressed", String(paused));
  say(at("pause"), paused ? "Resume" : "Pause");
  if (!paused) drawFeed();
});
at("told").addEventListener("input", drawFeed);
at("told-of").addEventListener("change", drawFeed);

// ---- Views ----------------------------------------------------------------------------------------------------------

const views = ["overview", "work", "objects", "events"];

function go(hash) {
  if (location.hash === `#${hash}`) route();
  else location.hash = hash;
}

function route() {
  const [view, informer] = location.hash.slice(1).split("/");
  state.view = views.includes(view) ? view : "overview";
  for (const name of views) at(name).hidden = name !== state.view;
  for (const link of document.querySelectorAll("nav a")) mark(link, "aria-current", link.dataset.view === state.view ? "page" : null);
  if (state.view === "work") drawRuns();
  if (state.view !== "objects") return;
  const wanted = informer ? decodeURIComponent(informer) : "";
  if (wanted && at("of").value !== wanted) {
    if (![...at("of").options].some((option) => option.value === wanted)) at("of").append(new Option(wanted, wanted));
    at("of").value = wanted;
    at("namespace").value = "";
  }
  again();
}

// The base of the page is a folder, so a plain `#view` would leave the page.
for (const link of document.querySelectorAll("nav a, .skip")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    if (link.dataset.view) go(link.dataset.view);
    else at("main").focus();
  });
}
addEventListener("hashchange", route);

at("theme").addEventListener("click", () => {
  const dark = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim() === "#14191b";
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("kube-informer-theme", document.documentElement.dataset.theme);
  } catch {
    // Storage is not allowed: the choice lasts for this visit.
  }
});
try {
  const theme = localStorage.getItem("kube-informer-theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is not allowed.
}

const derived = createViews({ at, make, keep, say, mark, since, number, small, plural, ask, printed, clock, report: () => state.report });

route();
follow();
