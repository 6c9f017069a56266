import { randomUUID } from 'node:crypto';
import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { findEnrolled, termNames, type WrittenEnrolment } from '../../store/operator/enrolment-admin';
import { csvImport } from '../csv/csv-import';
import { ONE_ROSTER_COLUMNS } from '../csv/one-roster-columns';
import type { OperationContext } from '../operation';
import { email } from '../people/person-fields';
import { enrolPeople } from './enrol-people';
import { CLOSES_FIRST, courseCode, moment } from './enrolment-fields';

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

type EnrolmentLine = Omit<WrittenEnrolment, 'userId' | 'objectiveId'> & {
  line: number;
  email: string;
  course: string;
};

export const importEnrolments = csvImport({
  noun: 'enrolments',
  summary: 'Enrols people in courses from a CSV file; what is as the file says already stays untouched',
  columns: 'email, course and, if wanted, term, mandatory, retake (yes or no), due, from, until',
  names: COLUMNS,
  needed: ['email', 'course'],
  passedOver: ONE_ROSTER_COLUMNS.enrollments,
  line,
  reader: () => enrolmentOf,
  write: writeLines,
});

function enrolmentOf(data: z.output<typeof line>, number: number): EnrolmentLine | BadLine {
  if (data.from && data.until && data.until <= data.from) return { line: number, reason: CLOSES_FIRST };
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

async function writeLines(context: OperationContext, lines: EnrolmentLine[]) {
  const { db, tenantId } = context;
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
  return { counts: await enrolPeople(context, [...good.values()]), bad };
}
