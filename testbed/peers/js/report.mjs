// How a peer tells what it saw: one line of JSON per check on standard output, as go/report does.

const LIMIT = 20_000;

export class Report {
  constructor(area) {
    this.area = area;
  }

  async check(name, run) {
    const start = Date.now();
    let saw, ok = true;
    try {
      saw = await within(run());
    } catch (error) {
      ok = false;
      saw = words(error);
      console.error(error);
    }
    const text = typeof saw === 'string' ? saw : JSON.stringify(saw, sorted, 1) ?? '';
    console.log(JSON.stringify({ area: this.area, check: name, ok, saw: text, ms: Date.now() - start }));
  }
}

// The server's words if it sent some, otherwise the client's.
export function words(error) {
  if (error?.body) {
    try {
      const status = typeof error.body === 'string' ? JSON.parse(error.body) : error.body;
      return `${status.code} ${status.reason}: ${status.message}`;
    } catch {
      return `${error.code}: ${error.body}`;
    }
  }
  return String(error?.cause ?? error);
}

// What the server said when it refused; acceptance is the failure.
export async function refused(attempt) {
  try {
    await attempt();
  } catch (error) {
    return words(error);
  }
  throw new Error('the server accepted it');
}

export async function eventually(what, ask) {
  const end = Date.now() + LIMIT;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`never saw that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function within(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), LIMIT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// Keys in one order, whatever order the server sent them in.
function sorted(_key, value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Date) return value;
  if (Array.isArray(value.managedFields)) {
    // They are in the order of their times, to the second, so the order of two entries is a matter of luck.
    value.managedFields.sort((a, b) => (`${a.manager} ${a.operation}` < `${b.manager} ${b.operation}` ? -1 : 1));
  }
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
