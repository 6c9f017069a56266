import { setImmediate } from 'node:timers/promises';
import type { BadLine } from '@lantern/contract/problem-error';
import type { OperationContext } from '../operation';
import { BadLines } from './bad-lines';
import { type CsvLine, UnreadableCsv } from './read-csv';

/** So many at once: few statements, little memory. */
const BATCH = 2000;
/** So many bad lines are told; the others are counted. */
export const TOLD = 100;

export type Imported<Counts> = Counts & { lines: number; skipped: number; bad: BadLine[] };

type Import<Line, Counts> = {
  lines: AsyncIterable<CsvLine | BadLine>;
  /** How many there are, as far as that is known. */
  of?: number | null;
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
  { lines, of = null, read, write, none, skipBad, batch: most = BATCH }: Import<Line, Counts>,
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
    onProgress(outcome.lines, of);
    await setImmediate(); // whoever asks for nothing of the database is answered in between
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
    throw new BadLines(`${error.message}\nNothing was imported.`, inOrder(outcome.bad), false);
  }
  await flush();
  outcome.bad = inOrder(outcome.bad);
  if (outcome.skipped > 0 && !skipBad) {
    throw new BadLines(`Bad lines: ${outcome.skipped}. Nothing was imported.`, outcome.bad, true);
  }
  return { ...(counts as Counts), ...outcome }; // the names are those of `none`
}

function inOrder(bad: readonly BadLine[]): BadLine[] {
  return bad.toSorted((one, other) => one.line - other.line);
}
