import type { OperationContext } from '../operation';
import { OperationRefusal } from '../operation';
import { type BadLine, type CsvLine, UnreadableCsv } from './read-csv';

/** So many at once: few statements, little memory. */
const BATCH = 2000;
/** So many bad lines are told; the others are counted. */
export const TOLD = 100;

export type Imported<Counts> = Counts & { lines: number; skipped: number; bad: BadLine[] };

type Import<Line, Counts> = {
  lines: AsyncIterable<CsvLine | BadLine>;
  /** What a line means, or why it means nothing. */
  read: (line: CsvLine) => Line | BadLine;
  /** Writes some; answers how many of each kind, and which lines cannot be. */
  write: (lines: Line[]) => Promise<{ counts: Counts; bad: BadLine[] }>;
  none: Counts;
  skipBad: boolean;
  batch?: number | undefined;
};

/** Line after line in batches; all or nothing, unless bad lines may be skipped. */
export async function importLines<Line extends { line: number }, Counts extends Record<string, number>>(
  { onProgress }: Pick<OperationContext, 'onProgress'>,
  { lines, read, write, none, skipBad, batch: most = BATCH }: Import<Line, Counts>,
): Promise<Imported<Counts>> {
  const outcome = { lines: 0, skipped: 0, bad: [] as BadLine[] };
  const counts: Record<string, number> = { ...none };
  let batch: Line[] = [];

  function tell(bad: readonly BadLine[]) {
    outcome.skipped += bad.length;
    outcome.bad.push(...bad.slice(0, Math.max(0, TOLD - outcome.bad.length)));
  }

  async function flush() {
    if (batch.length === 0) return;
    const written = await write(batch);
    batch = [];
    for (const [name, count] of Object.entries(written.counts)) counts[name] = (counts[name] ?? 0) + count;
    tell(written.bad);
    onProgress(outcome.lines, null);
  }

  async function readAll() {
    for await (const given of lines) {
      outcome.lines += 1;
      const line = 'reason' in given ? given : read(given);
      if ('reason' in line) tell([line]);
      else batch.push(line);
      if (batch.length >= most) await flush();
    }
  }

  try {
    await readAll();
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    await flush();
    const before = outcome.skipped > 0 ? `${badLines(outcome)}\n` : '';
    throw new OperationRefusal(`${before}${error.message}\nNothing was imported.`);
  }
  await flush();
  if (outcome.skipped > 0 && !skipBad) {
    throw new OperationRefusal(
      `${badLines(outcome)}\nNothing was imported. With --skip-bad the other lines are.`,
    );
  }
  return { ...(counts as Counts), ...outcome }; // the names are those of `none`
}

export function badLines({ skipped, bad }: { skipped: number; bad: readonly BadLine[] }): string {
  const lines = bad
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, reason }) => `line ${line}: ${reason}`);
  return skipped > bad.length
    ? [...lines, `… and ${skipped - bad.length} more`].join('\n')
    : lines.join('\n');
}
