import { randomUUID } from 'node:crypto';
import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import {
  deleteEnrolment,
  type EnrolmentsWritten,
  type FoundCourse,
  findCourses,
  isEnrolmentOpen,
  type Pair,
  upsertEnrolments,
  type WrittenEnrolment,
} from '../../store/operator/enrolment-admin';
import { findRosterPeople } from '../../store/operator/roster-people';
import { moment } from '../enrolments/enrolment-fields';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { enrolPeople } from '../enrolments/enrol-people';
import { importFile, isGone, type Roster } from './roster';
import type { RosterClass } from './roster-classes';

const day = z.optional(z.union([z.literal(''), moment]));
const schema = z.object({
  classSourcedId: nameField,
  userSourcedId: nameField,
  role: z.string(),
  status: z.optional(z.string()),
  beginDate: day,
  endDate: day,
});

type EnrolmentLine = z.output<typeof schema> & { line: number };
type Counts = EnrolmentsWritten & { otherRoles: number; elsewhere: number };

/** What a line asks for. */
type Meaning =
  | { kind: 'bad'; reason: string }
  | { kind: 'otherRole' }
  | { kind: 'elsewhere'; title: string }
  | { kind: 'gone'; pair: Pair | null }
  | { kind: 'enrolled'; pair: Pair; term: string | null };

type Known = { classes: ReadonlyMap<string, RosterClass>; courses: ReadonlyMap<string, FoundCourse> };

const keyOf = ({ userId, objectiveId }: Pair) => `${userId} ${objectiveId}`;

/** Students of a class are enrolled in its course; who has left it is taken out, or where they have work, has it closed. */
export async function importEnrollments(
  context: OperationContext,
  roster: Roster,
  classes: ReadonlyMap<string, RosterClass>,
) {
  const { db, tenantId } = context;
  const codes = new Set([...classes.values()].flatMap((each) => each.codes));
  const known = { classes, courses: await findCourses(db, tenantId, [...codes]) };
  const elsewhere = new Map<string, number>();
  const leaving = new Map<string, Pair>();
  // A student may be in two classes of one course: the first line counts, or the same file again would change something.
  const staying = new Set<string>();

  async function write(lines: EnrolmentLine[]) {
    const people = await findRosterPeople(
      db,
      tenantId,
      lines.map(({ userSourcedId }) => userSourcedId),
    );
    const bad: BadLine[] = [];
    const wanted: WrittenEnrolment[] = [];
    const counts: Counts = { added: 0, changed: 0, unchanged: 0, otherRoles: 0, elsewhere: 0 };
    for (const enrolment of lines) {
      const meaning = meaningOf(enrolment, people.get(enrolment.userSourcedId), known);
      if (meaning.kind === 'bad') bad.push({ line: enrolment.line, reason: meaning.reason });
      else if (meaning.kind === 'otherRole') counts.otherRoles += 1;
      else if (meaning.kind === 'elsewhere') {
        counts.elsewhere += 1;
        elsewhere.set(meaning.title, (elsewhere.get(meaning.title) ?? 0) + 1);
      } else if (meaning.kind === 'gone') {
        if (meaning.pair) leaving.set(keyOf(meaning.pair), meaning.pair);
      } else if (staying.has(keyOf(meaning.pair))) counts.unchanged += 1;
      else {
        staying.add(keyOf(meaning.pair));
        const { beginDate, endDate } = enrolment;
        const dates = { availableFrom: beginDate || null, availableUntil: endDate || null };
        wanted.push(enrolmentOf(meaning.pair, { term: meaning.term, ...dates }));
      }
    }
    const { added, changed, unchanged } = await enrolPeople(context, wanted);
    return { counts: { ...counts, added, changed, unchanged: counts.unchanged + unchanged }, bad };
  }

  const imported = await importFile(context, roster, {
    file: 'enrollments',
    columns: {
      needed: ['classSourcedId', 'userSourcedId', 'role'],
      further: ['status', 'beginDate', 'endDate'],
    },
    schema,
    read: (values, line): EnrolmentLine => ({ line, ...values }),
    write,
    none: { added: 0, changed: 0, unchanged: 0, otherRoles: 0, elsewhere: 0 },
  });
  const left = [...leaving].flatMap(([key, pair]) => (staying.has(key) ? [] : [pair]));
  return { imported, ...(await endEnrolments(context, left)), elsewhere };
}

function meaningOf(
  { classSourcedId, userSourcedId, role, status }: EnrolmentLine,
  userId: string | undefined,
  { classes, courses }: Known,
): Meaning {
  if (role.toLowerCase() !== 'student') return { kind: 'otherRole' };
  const taught = classes.get(classSourcedId);
  if (!taught) return { kind: 'bad', reason: `There is no class "${classSourcedId}".` };
  const course = taught.codes.flatMap((code) => courses.get(code) ?? [])[0];
  if (!course) return { kind: 'elsewhere', title: taught.title };
  if (course.count > 1) return { kind: 'bad', reason: `Several courses have the code "${course.code}".` };
  const pair = userId === undefined ? null : { userId, objectiveId: course.id };
  if (isGone(status)) return { kind: 'gone', pair };
  return pair
    ? { kind: 'enrolled', pair, term: taught.term }
    : { kind: 'bad', reason: `There is no user "${userSourcedId}".` };
}

/** Without other terms than these. */
function enrolmentOf(pair: Pair, terms: Partial<WrittenEnrolment>): WrittenEnrolment {
  return {
    ...pair,
    accessId: randomUUID(),
    aggregateId: randomUUID(),
    term: null,
    isMandatory: null,
    mayRetake: null,
    due: null,
    availableFrom: null,
    availableUntil: null,
    ...terms,
  };
}

async function endEnrolments({ db, tenantId, now, touched }: OperationContext, pairs: readonly Pair[]) {
  let [removed, closed] = [0, 0];
  for (const pair of pairs) {
    const { isEnrolled, work } = await deleteEnrolment(db, tenantId, pair);
    if (isEnrolled && work === 0) {
      removed += 1;
      touched.add(pair.userId);
    } else if (isEnrolled && (await isEnrolmentOpen(db, tenantId, { ...pair, at: now }))) {
      closed += 1;
      touched.add(pair.userId);
      await upsertEnrolments(db, tenantId, [enrolmentOf(pair, { availableUntil: now })]);
    }
  }
  return { removed, closed };
}
