import { createReadStream } from 'node:fs';
import { TextDecoderStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import type { BadLine } from '@lantern/contract/problem-error';
import { type CsvError, type Info, parse } from 'csv-parse';
import { assertFile } from '../file-places';
import { OperationRefusal } from '../operation';
import { ONE_ROSTER_EXTENSION } from './one-roster-columns';

/** `line` is where it ends in the file, as an editor counts. */
export type CsvLine = { line: number; values: Record<string, string> };

type Columns = {
  /** The name of a column, by the names that a file may have for it, in small letters. */
  names: ReadonlyMap<string, string>;
  needed: readonly string[];
  /** Which may be there too; any, unless said. */
  passedOver?: readonly string[];
};

/** In characters: a quote that is not closed would take all that follows for one line. */
const LONGEST_LINE = 1_000_000;
/** Of the first line, where it is told. */
const TOLD_LENGTH = 200;

/** From one line on nobody knows where a value ends. */
export class UnreadableCsv extends OperationRefusal {}

/** The lines of a file, one at a time, however long it is: UTF-8 with or without its mark; commas, semicolons or tabs. */
export async function* readCsv(file: string, columns: Columns): AsyncGenerator<CsvLine | BadLine> {
  await assertFile(file);
  yield* readCsvBytes(file, createReadStream(file), columns);
}

/** Its encoding, as far as its first line, and its columns. */
export async function lookAtCsv(file: string, columns: Columns): Promise<void> {
  await assertFile(file);
  const bytes = createReadStream(file);
  try {
    for await (const _ of readCsvBytes(file, bytes, columns)) return;
  } finally {
    bytes.destroy();
  }
}

/** The same of bytes from elsewhere; `file` is what refusals call them. */
export async function* readCsvBytes(
  file: string,
  bytes: Readable,
  columns: Columns,
): AsyncGenerator<CsvLine | BadLine> {
  const unreadable: UnreadableCsv[] = [];
  const { delimiter, text } = await withDelimiter(decoded(file, bytes), () => unreadable.length > 0);
  let before = { lines: 0, empty_lines: 0 };
  const rows = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    // Thrown, it would take lines along that were read before it.
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error && unreadable.length === 0) unreadable.push(quoteRefusal(file, error, before));
    },
    on_record: (record: string[], info: Info) => {
      before = info;
      return unreadable.length === 0 ? record : null;
    },
  });
  text.on('error', (error) => rows.destroy(error)).pipe(rows);
  let header: Array<string | undefined> | null = null;
  for await (const { record, info } of rows as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (header === null) {
      header = record.map((name) => columns.names.get(name.toLowerCase()));
      assertColumns(file, record, { ...columns, header });
      continue;
    }
    const { lines: line } = info;
    if (record.length !== header.length) {
      yield { line, reason: `It has ${record.length} values, the first line has ${header.length}.` };
      continue;
    }
    const pairs = header.map((name, index) => [name, record[index] ?? ''] as const);
    const taken = pairs.filter(([name]) => name !== undefined);
    // UTF-8 has no halves of characters; a NUL it has, and no text of the database.
    const unkept = taken.find(([, value]) => value.includes('\0'));
    yield unkept
      ? { line, reason: `${unkept[0]}: A text that cannot be kept: there is a NUL in it` }
      : { line, values: Object.fromEntries(taken) };
  }
  const [refusal] = unreadable;
  if (refusal) throw refusal;
  if (header === null) throw new OperationRefusal(`${file} is empty.`);
}

/** A file in another encoding is refused before half of it is read as something else. */
async function* decoded(file: string, bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoderStream('utf-8', { fatal: true, ignoreBOM: true });
  try {
    yield* Readable.toWeb(bytes).pipeThrough(decoder as never) as AsyncIterable<string>; // Node's two kinds of web streams
  } catch (error) {
    if (error instanceof TypeError) throw new OperationRefusal(`${file} is not UTF-8: save it as UTF-8.`);
    throw error;
  }
}

/** The first line says what separates: the others may have a semicolon inside a name. */
async function withDelimiter(
  decoded: AsyncGenerator<string>,
  isEnough: () => boolean,
): Promise<{ delimiter: string; text: Readable }> {
  let start = '';
  let ends: RegExpExecArray | null = null;
  while (ends === null && start.length < LONGEST_LINE) {
    const { value, done } = await decoded.next();
    if (done) break;
    start += value;
    const unquoted = start.replace(/"[^"]*("|$)/g, '').trimStart();
    ends = /([,;\t])|[\r\n]/.exec(unquoted);
  }
  const text = Readable.from(
    (async function* () {
      yield start;
      for await (const some of decoded) {
        if (isEnough()) return;
        yield some;
      }
    })(),
  );
  return { delimiter: ends?.[1] ?? ',', text };
}

function assertColumns(
  file: string,
  found: readonly string[],
  { names, needed, passedOver, header }: Columns & { header: ReadonlyArray<string | undefined> },
): void {
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new OperationRefusal(
      `${file} has no column ${missing.map((name) => `"${name}"`).join(', ')}; its first line is: ${firstOf(found.join(', '))}.`,
    );
  }
  if (passedOver) {
    const others = new Set(passedOver.map((name) => name.toLowerCase()));
    const unknown = found.filter((name, index) => header[index] === undefined && !isPassedOver(name, others));
    if (unknown.length > 0) {
      const quoted = firstOf(unknown.map((name) => `"${name}"`).join(', '));
      const known = [...new Set(names.values())].join(', ');
      throw new OperationRefusal(`${file} has a column ${quoted}, which is none of: ${known}.`);
    }
  }
  const twice = header.find((name, index) => name !== undefined && header.indexOf(name) !== index);
  if (twice !== undefined) throw new OperationRefusal(`${file} has the column "${twice}" twice.`);
}

function firstOf(line: string): string {
  return line.length > TOLD_LENGTH ? `${line.slice(0, TOLD_LENGTH)}…` : line;
}

/** One without a name comes of a separator at the end of a line, as spreadsheets write it. */
function isPassedOver(name: string, others: ReadonlySet<string>): boolean {
  const small = name.toLowerCase();
  return small === '' || small.startsWith(ONE_ROSTER_EXTENSION) || others.has(small);
}

type Counted = Pick<Info, 'lines' | 'empty_lines'>;

/** The line is where the unreadable one begins: the parser tells where it gave up, which may be the end of the file. */
function quoteRefusal(file: string, error: CsvError & Partial<Counted>, before: Counted): UnreadableCsv {
  const empty = (error.empty_lines ?? before.empty_lines) - before.empty_lines;
  return new UnreadableCsv(`${file} line ${before.lines + empty + 1}: ${reasonOf(error)}.`);
}

function reasonOf({ code }: CsvError): string {
  if (code === 'INVALID_OPENING_QUOTE')
    return 'A quote (") stands inside a value: put the whole value in quotes, and write that one twice';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return 'It has more than a million characters, or a quote (") is opened there and not closed';
  return 'A quote (") is opened there and not closed where the value ends';
}
