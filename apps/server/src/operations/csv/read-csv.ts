import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoderStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { OperationRefusal } from '../operation';

/** `line` is where it ends in the file, as an editor counts. */
export type CsvLine = { line: number; values: Record<string, string> };
export type BadLine = { line: number; reason: string };

type Columns = {
  /** The name of a column, by the names that a file may have for it, in small letters. */
  names: ReadonlyMap<string, string>;
  needed: readonly string[];
};

/** The lines of a file, one at a time, however long it is: UTF-8 with or without its mark, commas or semicolons. */
export async function* readCsv(file: string, columns: Columns): AsyncGenerator<CsvLine | BadLine> {
  await assertFile(file);
  yield* readCsvBytes(file, createReadStream(file), columns);
}

export async function assertFile(file: string): Promise<void> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new OperationRefusal(`There is no file ${file}.`);
}

/** The same of bytes from elsewhere; `file` is what refusals call them. */
export async function* readCsvBytes(
  file: string,
  bytes: Readable,
  columns: Columns,
): AsyncGenerator<CsvLine | BadLine> {
  const text = Readable.from(decoded(file, bytes));
  const rows = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  text.on('error', (error) => rows.destroy(error)).pipe(rows);
  let header: Array<string | undefined> | null = null;
  let found = '';
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (header === null) {
        header = record.map((name) => columns.names.get(name.toLowerCase()));
        found = record.join(', ');
        assertColumns(file, header, { ...columns, found });
        continue;
      }
      const { lines: line } = info;
      if (record.length !== header.length) {
        yield { line, reason: `It has ${record.length} values, the first line has ${header.length}.` };
        continue;
      }
      const pairs = header.map((name, index) => [name, record[index] ?? ''] as const);
      yield { line, values: Object.fromEntries(pairs.filter(([name]) => name !== undefined)) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new OperationRefusal(`${file}: ${error.message}.`);
    throw error;
  }
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

function assertColumns(
  file: string,
  header: ReadonlyArray<string | undefined>,
  { needed, found }: Columns & { found: string },
): void {
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new OperationRefusal(
      `${file} has no column ${missing.map((name) => `"${name}"`).join(', ')}; its first line is: ${found}.`,
    );
  }
  const twice = header.find((name, index) => name !== undefined && header.indexOf(name) !== index);
  if (twice !== undefined) throw new OperationRefusal(`${file} has the column "${twice}" twice.`);
}
