import { randomUUID } from 'node:crypto';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import {
  findEnrolled,
  termNames,
  upsertEnrolments,
  type WrittenEnrolment,
} from '../../store/operator/enrolment-admin';
import { badLines, importLines } from '../csv/import-lines';
import { type BadLine, type CsvLine, readCsv } from '../csv/read-csv';
import { operation, type OperationContext } from '../operation';
import { email } from '../people/person-fields';
import { courseCode, moment } from './enrolment-fields';

const COLUMNS = new Map([
  ['email', 'email'],
  ['useremail', 'email'],
  ['course', 'course'],
  ['coursecode', 'course'],
  ['term', 'term'],
  ['mandatory', 'mandatory'],
  ['retake', 'retake'],
  ['due', 'due'],
  ['from', 'from'],
  ['begindate', 'from'],
  ['until', 'until'],
  ['enddate', 'until'],
]);

const empty = z.literal('');
const yesOrNo = z.pipe(
  z.enum(['yes', 'no', 'true', 'false', '1', '0', '']),
  z.transform((text) => (text === '' ? null : ['yes', 'true', '1'].includes(text))),
);
const line = z.object({
  email,
  course: courseCode,
  term: z.optional(z.string()),
  mandatory: z.optional(yesOrNo),
  retake: z.optional(yesOrNo),
  due: z.optional(z.union([empty, moment])),
  from: z.optional(z.union([empty, moment])),
  until: z.optional(z.union([empty, moment])),
});

const { localeError } = en();

type EnrolmentLine = Omit<WrittenEnrolment, 'userId' | 'objectiveId'> & {
  line: number;
  email: string;
  course: string;
};

export const importEnrolments = operation({
  noun: 'enrolments',
  verb: 'import',
  summary: 'Enrols people in courses from a CSV file; what is as the file says already stays untouched',
  input: z.strictObject({ file: z.string(), skipBad: z._default(z.boolean(), false) }),
  fields: {
    file: 'columns email, course and, if wanted, term, mandatory, retake (yes or no), due, from, until',
    skipBad: 'imports the good lines and reports the others; otherwise one bad line stops all',
  },
  words: ['file'],
  run: (context, { file, skipBad }) =>
    importLines(context, {
      lines: readCsv(file, { names: COLUMNS, needed: ['email', 'course'] }),
      read: enrolmentOf,
      write: (enrolments) => writeLines(context, enrolments),
      none: { added: 0, changed: 0, unchanged: 0 },
      skipBad,
    }),
  say: ({ added, changed, unchanged, ...outcome }) =>
    [
      `Added ${added}, changed ${changed}, unchanged ${unchanged}, skipped ${outcome.skipped}.`,
      ...(outcome.skipped > 0 ? [badLines(outcome)] : []),
    ].join('\n'),
});

function enrolmentOf({ line: number, values }: CsvLine): EnrolmentLine | BadLine {
  const result = z.safeParse(line, values, { error: localeError });
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { line: number, reason: reasons.join('; ') };
  }
  const { data } = result;
  return {
    line: number,
    accessId: randomUUID(),
    aggregateId: randomUUID(),
    email: data.email,
    course: data.course,
    term: data.term || null,
    isMandatory: data.mandatory ?? null,
    mayRetake: data.retake ?? null,
    due: data.due || null,
    availableFrom: data.from || null,
    availableUntil: data.until || null,
  };
}

async function writeLines({ db, tenantId }: OperationContext, lines: EnrolmentLine[]) {
  const found = await findEnrolled(db, tenantId, lines);
  const terms = await termNames(db, tenantId);
  const bad: BadLine[] = [];
  const good = new Map<string, WrittenEnrolment>();
  for (const [index, { line: number, email: who, course, ...wanted }] of lines.entries()) {
    const { userId = null, objectiveId = null, courses = 0 } = found[index] ?? {};
    if (userId === null) bad.push({ line: number, reason: `Nobody has the address ${who}.` });
    else if (objectiveId === null) bad.push({ line: number, reason: `There is no course "${course}".` });
    else if (courses > 1) bad.push({ line: number, reason: `Several courses have the code "${course}".` });
    else if (wanted.term !== null && !terms.has(wanted.term)) {
      bad.push({ line: number, reason: `There is no term "${wanted.term}".` });
    } else if (good.has(`${userId} ${objectiveId}`)) {
      bad.push({ line: number, reason: `${who} is enrolled in ${course} by an earlier line already.` });
    } else good.set(`${userId} ${objectiveId}`, { ...wanted, userId, objectiveId });
  }
  return { counts: await upsertEnrolments(db, tenantId, [...good.values()]), bad };
}
