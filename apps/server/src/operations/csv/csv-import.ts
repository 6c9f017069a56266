import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { lockImports } from '../../store/operator/lock-imports';
import { inputFault } from '../../texts/input-fault';
import { placeField } from '../place-field';
import { type Operation, operation, type OperationContext } from '../operation';
import { badLines } from './bad-lines';
import { countLines } from './count-lines';
import { importLines } from './import-lines';
import { type CsvLine, lookAtCsv, readCsv } from './read-csv';

export type Written = { added: number; changed: number; unchanged: number };

type CsvImport<Schema extends z.ZodMiniObject, Line> = {
  noun: string;
  summary: string;
  /** Which columns there are, for help. */
  columns: string;
  /** The fields of a line, by the names that a file may have for them, in small letters. */
  names: ReadonlyMap<string, string>;
  needed: readonly string[];
  /** Columns that may be there too; any other is refused, since it may be a mistyped one. */
  passedOver: readonly string[];
  line: Schema;
  /** What a good line means; asked once per file, so that it may remember earlier lines. */
  reader: () => (values: z.output<Schema>, line: number) => Line | BadLine;
  write: (context: OperationContext, lines: Line[]) => Promise<{ counts: Written; bad: BadLine[] }>;
  /** How many lines are written at once, where another number than usual is needed. */
  batch?: number;
};

/** `lantern <noun> import file.csv`: what is as the file says already stays untouched. */
export function csvImport<Schema extends z.ZodMiniObject, Line extends { line: number }>({
  noun,
  summary,
  columns,
  names,
  needed,
  passedOver,
  line,
  reader,
  write,
  batch,
}: CsvImport<Schema, Line>): Operation {
  return operation({
    noun,
    verb: 'import',
    scope: noun,
    summary,
    input: z.strictObject({ file: placeField, skipBad: z._default(z.boolean(), false) }),
    fields: {
      file: `columns ${columns}`,
      skipBad: 'imports the good lines and reports the others; otherwise one bad line stops all',
    },
    words: ['file'],
    file: { name: 'file', way: 'in', mediaTypes: { csv: 'text/csv' } },
    look: (file) => lookAtCsv(file, { names, needed, passedOver }),
    run: async (context, { file, skipBad }) => {
      await lockImports(context.db, context.tenantId);
      const read = reader();
      return importLines(context, {
        // A call has nobody who watches.
        of: context.isRemote ? null : await countLines(file),
        lines: readCsv(file, { names, needed, passedOver }),
        read: (given) => {
          const checked = checkedLine(line, given);
          return 'reason' in checked ? checked : read(checked.values, given.line);
        },
        write: (lines: Line[]) => write(context, lines),
        none: { added: 0, changed: 0, unchanged: 0 },
        skipBad,
        batch,
      });
    },
    say: ({ added, changed, unchanged, skipped, bad }) =>
      [
        `Added ${added}, changed ${changed}, unchanged ${unchanged}, skipped ${skipped}.`,
        ...badLines(bad),
      ].join('\n'),
  });
}

/** The values as the schema reads them, or every reason why it cannot. */
export function checkedLine<Schema extends z.ZodMiniObject>(
  schema: Schema,
  { line, values }: CsvLine,
): { values: z.output<Schema> } | BadLine {
  const result = z.safeParse(schema, values, { error: inputFault('en-US') });
  if (result.success) return { values: result.data };
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { line, reason: reasons.join('; ') };
}

/** The values of a field that can have several. */
export function listedValues(text: string): string[] {
  return text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
