import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import {
  countRecords,
  readRecords,
  type ReadRecord,
  type RecordOut,
  type RecordsWanted,
} from '../../store/operator/records-out';
import { assertKnown } from '../assert-known';
import { csvLine } from '../csv/csv-line';
import { assertSpan, courseCode, moment } from '../enrolments/enrolment-fields';
import { placeField } from '../place-field';
import { assertWritableFile, writeOut, yesText } from '../file-places';
import { type Operation, operation, type OperationContext } from '../operation';
import { email } from '../people/person-fields';

const BATCH = 2000;
const COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'course',
  'courseName',
  'finished',
  'score',
  'maxScore',
  'normalizedScore',
  'grade',
  'passed',
  'progress',
  'certificateNumbers',
] as const;
/** What has no column: of use to programs alone. */
const KEYS = ['id', ...COLUMNS];

const WANTED = {
  course: z.optional(courseCode),
  email: z.optional(email),
  since: z.optional(moment),
  until: z.optional(moment),
};
const FIELDS = {
  course: 'only of this course',
  email: 'only of this person',
  since: 'finished on this day or later',
  until: 'finished before this day',
};

const exportRecords = operation({
  noun: 'records',
  verb: 'export',
  scope: 'records.read',
  summary: 'Writes results to a file, oldest first',
  input: z.strictObject({
    to: placeField,
    format: z._default(z.enum(['csv', 'json']), 'csv'),
    ...WANTED,
  }),
  fields: { to: 'the file to write', format: 'csv (unless said), or json: one object a line', ...FIELDS },
  words: ['to'],
  isAudited: true,
  file: { name: 'to', way: 'out', mediaTypes: { csv: 'text/csv', json: 'application/x-ndjson' } },
  run: async (context, { to, format, course = null, email: who = null, since = null, until = null }) => {
    const wanted = { course, email: who, since, until };
    assertSpan(wanted);
    await assertKnown(context, wanted);
    const count = { records: 0 };
    const lines = format === 'csv' ? csvLines : jsonLines;
    const overwriting = await assertWritableFile(context, to);
    await writeOut(context, to, (place) =>
      pipeline(Readable.from(lines(records(context, wanted, count))), createWriteStream(place)),
    );
    return { to, ...count, ...overwriting };
  },
  say: ({ to, records: written, ...overwriting }) =>
    `Results written to ${to}: ${written}.${yesText(overwriting)}`,
});

export const RECORD_OPERATIONS: readonly Operation[] = [exportRecords];

async function* records(
  { db, tenantId, isRemote, onProgress, touched }: OperationContext,
  wanted: RecordsWanted,
  count: { records: number },
): AsyncGenerator<RecordOut[]> {
  // A call has nobody who watches.
  const of = isRemote ? null : await countRecords(db, tenantId, wanted);
  let after: RecordOut | null = null;
  for (;;) {
    const some: ReadRecord[] = await readRecords(db, tenantId, { ...wanted, after, take: BATCH });
    for (const { userId } of some) touched.add(userId);
    if (some.length > 0) yield some;
    count.records += some.length;
    onProgress(count.records, of);
    after = some.at(-1) ?? null;
    if (some.length < BATCH) return;
  }
}

async function* csvLines(batches: AsyncIterable<RecordOut[]>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const batch of batches) {
    yield batch.map((record) => csvLine(COLUMNS.map((name) => textOf(record[name])))).join('');
  }
}

async function* jsonLines(batches: AsyncIterable<RecordOut[]>): AsyncGenerator<string> {
  for await (const batch of batches)
    yield batch.map((record) => `${JSON.stringify(record, KEYS)}\n`).join('');
}

function textOf(value: RecordOut[keyof RecordOut]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(' ') : String(value);
}
