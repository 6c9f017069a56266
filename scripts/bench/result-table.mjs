/** The figures of each kind of row: key, heading, digits after the point. A lower one is better, but for `more`. */
const COLUMNS = {
  call: [
    { key: 'cpuMs', title: 'CPU ms', digits: 2 },
    { key: 'databaseCpuMs', title: 'of it db', digits: 2 },
    { key: 'requestsPerSecond', title: 'req/s', digits: 0, more: true },
    { key: 'p50Ms', title: 'p50 ms', digits: 1 },
    { key: 'p99Ms', title: 'p99 ms', digits: 1 },
    { key: 'bytes', title: 'bytes', digits: 0 },
    { key: 'memoryMb', title: 'MB', digits: 0 },
  ],
  beside: [
    { key: 'aloneMs', title: 'alone p50 ms', digits: 1 },
    { key: 'besideMs', title: 'beside', digits: 1 },
    { key: 'ratio', title: 'ratio', digits: 1 },
    { key: 'aloneP95Ms', title: 'alone p95 ms', digits: 1 },
    { key: 'besideP95Ms', title: 'beside', digits: 1 },
    { key: 'pageMs', title: 'page p50 ms', digits: 0 },
    { key: 'shells', title: 'shells %', digits: 0 },
  ],
  stream: [
    { key: 'kbEach', title: 'kB each', digits: 1 },
    { key: 'allHeardMs', title: 'all heard ms', digits: 0 },
    { key: 'cpuMs', title: 'CPU ms a change', digits: 0 },
  ],
  import: [
    { key: 'seconds', title: 'seconds', digits: 1 },
    { key: 'linesPerSecond', title: 'lines/s', digits: 0, more: true },
    { key: 'memoryMb', title: 'MB at most', digits: 0 },
  ],
  page: [
    { key: 'readyMs', title: 'ready ms', digits: 0 },
    { key: 'requests', title: 'requests', digits: 0 },
    { key: 'bytes', title: 'bytes', digits: 0 },
    { key: 'blockingMs', title: 'block ms', digits: 0 },
    { key: 'layoutShift', title: 'shift', digits: 4 },
  ],
  certificate: [
    { key: 'cpuMs', title: 'PDF CPU ms', digits: 1 },
    { key: 'worstMs', title: 'at worst', digits: 1 },
    { key: 'firstMs', title: 'with new fonts', digits: 1 },
    { key: 'wholeMs', title: 'with pictures', digits: 0 },
  ],
  typing: [
    { key: 'longestFrameMs', title: 'longest frame ms', digits: 0 },
    { key: 'shortestMs', title: 'at best', digits: 0 },
  ],
  player: [
    { key: 'openMs', title: 'open ms', digits: 0 },
    { key: 'slowestMs', title: 'at worst', digits: 0 },
    { key: 'textMs', title: 'text ms', digits: 0 },
    { key: 'longestTaskMs', title: 'longest task ms', digits: 0 },
    { key: 'elements', title: 'elements', digits: 0 },
  ],
};
const GAP = 3;
/** Below this a difference is the machine's mood. */
const NOTABLE = 0.1;

/** One table for people: each figure, `!` where it breaks its promise, and how it differs from the earlier run. */
export function resultTable(rows, earlierRows) {
  const kinds = Object.keys(COLUMNS).filter((kind) => rows.some((row) => row.kind === kind));
  return kinds
    .flatMap((kind) => [
      '',
      ...aligned([
        [kind, ...COLUMNS[kind].map(({ title }) => title)],
        ...rows.filter((row) => row.kind === kind).map((row) => cells(row, earlierOf(row, earlierRows))),
      ]),
    ])
    .join('\n');
}

function cells(row, earlier) {
  const name = `${row.name} (${row.where})`;
  if (row.failure !== undefined) return [name, `FAILED: ${row.failure}`];
  return [name, ...COLUMNS[row.kind].map((column) => cell(column, row, earlier))];
}

function earlierOf({ name, where }, rows) {
  return rows.find((row) => row.name === name && row.where === where);
}

/** The first column to the left, figures to the right; a row of two cells is a sentence and takes no part in widths. */
function aligned(lines) {
  const widths = lines[0].map((_, column) =>
    Math.max(...lines.map((line) => (line.length === 2 && column > 0 ? 0 : line[column].length))),
  );
  return lines.map((line) =>
    line
      .map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column] + GAP)))
      .join(''),
  );
}

/** The promises that a run broke, as sentences. */
export function brokenPromises(rows) {
  return rows.flatMap(({ name, where, figures, atMost = {} }) =>
    Object.entries(atMost)
      .filter(([key, limit]) => figures[key] > limit)
      .map(
        ([key, limit]) =>
          `${name} (${where}): ${key} is ${figures[key].toFixed(4).replace(/\.?0+$/, '')}, at most ${limit}`,
      ),
  );
}

function cell({ key, digits, more = false }, { figures, atMost = {} }, earlier) {
  const value = figures[key];
  if (value === null || value === undefined) return '–';
  const broken = atMost[key] !== undefined && value > atMost[key] ? '!' : '';
  return `${broken}${value.toFixed(digits)}${change(value, earlier?.figures[key], more)}`;
}

function change(value, before, more) {
  if (!before || Math.abs(value / before - 1) < NOTABLE) return '';
  const isBetter = value < before !== more;
  return ` (${value > before ? '+' : ''}${Math.round((value / before - 1) * 100)}%${isBetter ? '' : ' ✗'})`;
}
