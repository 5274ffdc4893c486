// The part of the page about groups of replicas that share work: which replica owns what, moves under way, the imbalance, the ages of
// Leases. It is not shown for a program without shards. What is wrong is among the points that need attention, in page.js. page.js passes every report on as an event of the document. Text is always set
// as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

function make(tag, attributes = {}, ...children) {
  const svg = ["svg", "rect", "title"].includes(tag);
  const element = svg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const plural = (n, one) => `${n} ${n === 1 ? one : `${one}s`}`;
const seconds = (n) => (n < 100 ? `${Math.round(n)} s` : `${Math.round(n / 60)} min`);
const cell = (label, ...children) => make("td", { "data-label": label }, ...children);
const right = (label, text) => make("td", { "data-label": label, class: "n" }, text);

/** `0-5, 9` as pairs of first and last. */
function runs(text) {
  return text.split(", ").filter(Boolean).map((run) => {
    const [first, last = first] = run.split("-").map(Number);
    return [first, last];
  });
}

/** A strip of all ranges, in which those of one replica are filled, and those that leave it are hatched by colour. */
function strip(group, replica) {
  const leaving = group.moving.filter((move) => move.from === replica.identity);
  const svg = make("svg", { class: "ranges", viewBox: `0 0 ${group.ranges} 10`, preserveAspectRatio: "none", role: "img",
    "aria-label": `${plural(replica.owned, "range")}: ${replica.ranges || "none"}` });
  svg.append(make("title", {}, replica.ranges || "none"), make("rect", { class: "all", x: 0, y: 0, width: group.ranges, height: 10 }));
  for (const [first, last] of runs(replica.ranges)) svg.append(make("rect", { class: "own", x: first, y: 0, width: last - first + 1, height: 10 }));
  for (const move of leaving) svg.append(make("rect", { class: "leaving", x: move.range, y: 0, width: 1, height: 10 }));
  return svg;
}

function condition(replica) {
  if (replica.expired) return ["degraded", "Lease expired"];
  if (replica.leaving) return ["stopped", "ends"];
  return ["ok", replica.this ? "this process" : "lives"];
}

function replicas(group) {
  const leaves = (replica) => group.moving.filter((move) => move.from === replica.identity).length;
  const row = (replica) => {
    const [mark, text] = condition(replica);
    return make("tr", {}, make("th", { scope: "row" }, replica.identity), cell("State", make("span", { class: `state ${mark}` }, text)),
      right("Ranges", `${replica.owned} (${Math.round((100 * replica.owned) / Math.max(group.ranges, 1))} %)`), cell("Which", strip(group, replica)),
      right("Leaving", String(leaves(replica))), right("Lease unchanged", replica.this ? "renewed here" : seconds(replica.leaseAge)),
      right("Weight", String(replica.weight)));
  };
  const head = [["Replica"], ["State"], ["Ranges", "n"], ["Which"], ["Leaving", "n"], ["Lease unchanged", "n"], ["Weight", "n"]];
  return make("table", { class: "cards" },
    make("thead", {}, make("tr", {}, ...head.map(([text, kind]) => make("th", { scope: "col", class: kind ?? "" }, text)))),
    make("tbody", {}, ...group.replicas.map(row)));
}

/** Moves of one owner are one line, the longest first. */
function moves(group) {
  const owners = new Map();
  for (const move of group.moving) owners.set(move.from, [...(owners.get(move.from) ?? []), move]);
  const line = ([from, all]) => {
    const longest = Math.max(...all.map((move) => move.lasts));
    const why = all.some((move) => move.unseen) ? "it has not read this yet" : "its work has not ended";
    return [longest, `${plural(all.length, "range")} (${all.map((move) => move.range).join(", ")}) leave ${from}, for ${seconds(longest)}: ${why}`];
  };
  return [...owners].map(line).sort((a, b) => b[0] - a[0]).map(([, text]) => make("li", {}, text));
}

function draw(group) {
  const about = [
    `${plural(group.ranges, "range")} by ${group.key}`, plural(group.replicas.length, "replica"),
    `the largest share is ${group.imbalance === null ? "unknown" : `${group.imbalance.toFixed(2)} of an equal one`}`,
    `${group.free} without an owner`, `${group.moves} moving`,
    `this is ${group.identity} with ${group.owned}${group.coordinator ? ", which writes the table" : ""}`,
    group.valid ? "its Lease is valid" : "its Lease is not valid: it writes nothing",
    `${group.gained} gained and ${group.lost} lost so far`,
  ];
  const parts = [make("h3", {}, `Shards: ${group.namespace}/${group.group}`), make("p", { class: "about" }, about.join(" · "))];
  parts.push(make("div", { class: "sheet" }, replicas(group)));
  if (group.moving.length) parts.push(make("ul", { class: "moves" }, ...moves(group)));
  return make("div", { class: "group" }, ...parts);
}

const part = make("div", { id: "shards", hidden: "" });
document.getElementById("overview").append(part);

let drawn = "";
document.addEventListener("informer-report", ({ detail: report }) => {
  const groups = report.shards ?? [];
  part.hidden = groups.length === 0;
  // Ages change all the time; what is the same is not drawn again, so that a selection stays.
  const text = JSON.stringify(groups);
  if (text === drawn) return;
  drawn = text;
  part.replaceChildren(...groups.map(draw));
});
