import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import type { Archive } from '../../archives/open-archive';
import { checkedLine } from '../csv/csv-import';
import { type Imported, importLines } from '../csv/import-lines';
import { type CsvLine, readCsvBytes } from '../csv/read-csv';
import { type OperationContext, OperationRefusal } from '../operation';

export const ROSTER_FILES = [
  'academicSessions',
  'orgs',
  'users',
  'roles',
  'courses',
  'classes',
  'enrollments',
] as const;
export type RosterFile = (typeof ROSTER_FILES)[number];

const VERSIONS = ['1.1', '1.2'];

/** The files of an export of OneRoster that it says it has. */
export type Roster = {
  has: (file: RosterFile) => boolean;
  lines: (file: RosterFile, columns: Columns) => AsyncGenerator<CsvLine | BadLine>;
  /** What else is in it. */
  others: readonly string[];
};

type Columns = { needed: readonly string[]; further?: readonly string[] };

export async function readRoster(file: string, archive: Archive): Promise<Roster> {
  const title = basename(file);
  const names = new Map(archive.names.map((name) => [name.toLowerCase(), name]));
  const read = (name: string, { needed, further = [] }: Columns) => {
    const columns = new Map([...needed, ...further].map((column) => [column.toLowerCase(), column]));
    const bytes = Readable.from(archive.read(names.get(name.toLowerCase()) ?? name));
    return readCsvBytes(name, bytes, { names: columns, needed });
  };
  if (!names.has('manifest.csv')) {
    const folder = archive.names.find((name) => name.toLowerCase().endsWith('/manifest.csv'));
    const hint = folder ? `: it is in ${folder}. Zip the files, not their folder` : '';
    throw new OperationRefusal(`${title} has no manifest.csv${hint}.`);
  }
  const said = await readManifest(title, read('manifest.csv', { needed: ['propertyName', 'value'] }));
  const missing = ROSTER_FILES.find((each) => said.has(each) && !names.has(`${each}.csv`.toLowerCase()));
  if (missing) throw new OperationRefusal(`${title} has no ${missing}.csv, though its manifest names it.`);
  const taken = new Set(['manifest.csv', ...[...said].map((each) => `${each}.csv`.toLowerCase())]);
  return {
    has: (each) => said.has(each),
    lines: (each, columns) => read(`${each}.csv`, columns),
    others: archive.names.filter((name) => !taken.has(name.toLowerCase())),
  };
}

async function readManifest(
  title: string,
  lines: AsyncIterable<CsvLine | BadLine>,
): Promise<ReadonlySet<RosterFile>> {
  const properties = new Map<string, string>();
  for await (const line of lines) {
    if ('reason' in line) throw new OperationRefusal(`manifest.csv line ${line.line}: ${line.reason}`);
    properties.set(line.values['propertyName'] ?? '', line.values['value'] ?? '');
  }
  const version = properties.get('oneroster.version') ?? '';
  if (!VERSIONS.includes(version)) {
    throw new OperationRefusal(
      `${title} is of OneRoster "${version}"; what can be read is ${VERSIONS.join(' and ')}.`,
    );
  }
  return new Set(
    ROSTER_FILES.filter((file) => ['bulk', 'delta'].includes(properties.get(`file.${file}`) ?? '')),
  );
}

/** 1.2 says "tobedeleted", older exports "inactive" too; of a whole export it is empty. */
export function isGone(status: string | undefined): boolean {
  return ['tobedeleted', 'inactive'].includes((status ?? '').toLowerCase());
}

type FileImport<Schema extends z.ZodMiniObject, Line, Counts> = {
  file: RosterFile;
  columns: Columns;
  schema: Schema;
  read: (values: z.output<Schema>, line: number) => Line | BadLine;
  write: (lines: Line[]) => Promise<{ counts: Counts; bad: BadLine[] }>;
  none: Counts;
  batch?: number;
};

export type ImportedFile<Counts> = Imported<Counts> & { file: RosterFile };

/** One file; bad lines are gathered, and what becomes of them is decided at the end. */
export async function importFile<
  Schema extends z.ZodMiniObject,
  Line extends { line: number },
  Counts extends Record<string, number>,
>(
  context: OperationContext,
  roster: Roster,
  { file, columns, schema, read, write, none, batch }: FileImport<Schema, Line, Counts>,
): Promise<ImportedFile<Counts>> {
  if (!roster.has(file)) return { ...none, file, lines: 0, skipped: 0, bad: [] };
  const imported = await importLines(context, {
    lines: roster.lines(file, columns),
    read: (given) => {
      const checked = checkedLine(schema, given);
      return 'reason' in checked ? checked : read(checked.values, given.line);
    },
    write,
    none,
    skipBad: true,
    batch,
  });
  return { ...imported, file };
}
