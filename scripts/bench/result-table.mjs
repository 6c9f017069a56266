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
  page: [
    { key: 'readyMs', title: 'ready ms', digits: 0 },
    { key: 'requests', title: 'requests', digits: 0 },
    { key: 'bytes', title: 'bytes', digits: 0 },
    { key: 'blockingMs', title: 'block ms', digits: 0 },
    { key: 'layoutShift', title: 'shift', digits: 4 },
  ],
};
const FIGURE_WIDTH = 15;
/** Below this a difference is the machine's mood. */
const NOTABLE = 0.1;

/** One table for people: each figure, `!` where it breaks its promise, and how it differs from the earlier run. */
export function resultTable(rows, earlierRows) {
  const nameWidth = Math.max(...rows.map(({ name, where }) => name.length + where.length + 3));
  const lines = [];
  for (const kind of Object.keys(COLUMNS)) {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const titles = COLUMNS[kind].map(({ title }) => title.padStart(FIGURE_WIDTH));
    lines.push('', `${kind.padEnd(nameWidth)}${titles.join('')}`);
    for (const row of ofKind) {
      const earlier = earlierRows.find(({ name, where }) => name === row.name && where === row.where);
      const figures = COLUMNS[kind].map((column) => cell(column, row, earlier).padStart(FIGURE_WIDTH));
      const name = `${row.name} (${row.where})`.padEnd(nameWidth);
      lines.push(`${name}${row.failure === undefined ? figures.join('') : `  FAILED: ${row.failure}`}`);
    }
  }
  return lines.join('\n');
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
