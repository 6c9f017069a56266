import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  clearTerms,
  deleteEnrolment,
  findEnrolled,
  type ListedEnrolment,
  listEnrolments,
  type Pair,
  termNames,
  type WrittenEnrolment,
} from '../../store/operator/enrolment-admin';
import { assertKnown } from '../assert-known';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { email } from '../people/person-fields';
import { enrolPeople } from './enrol-people';
import { CLOSES_FIRST, courseCode, moment } from './enrolment-fields';
import { importEnrolments } from './import-enrolments';

const MOST = 10_000;

const TERMS = {
  term: z.optional(z.string()),
  mandatory: z.optional(z.boolean()),
  retake: z.optional(z.boolean()),
  due: z.optional(moment),
  from: z.optional(moment),
  until: z.optional(moment),
};
const FIELDS = {
  email: 'who',
  course: 'the code of the course',
  term: 'a term of the tenant, by name',
  mandatory: 'they have to take it',
  retake: 'they may take it again',
  due: 'when it is due: 2027-01-31, or a time with its offset',
  from: 'when it opens',
  until: 'when it closes',
};

const addEnrolment = operation({
  noun: 'enrolments',
  verb: 'add',
  scope: 'enrolments',
  summary: 'Enrols a person in a course, or changes on which terms',
  input: z.strictObject({ email, course: courseCode, ...TERMS }),
  fields: FIELDS,
  words: ['email', 'course'],
  run: async (context, given) => {
    const written = await writeTerms(context, await found(context, given), {
      term: given.term ?? null,
      isMandatory: given.mandatory ?? null,
      mayRetake: given.retake ?? null,
      due: given.due ?? null,
      availableFrom: given.from ?? null,
      availableUntil: given.until ?? null,
    });
    return { email: given.email, course: given.course, ...written };
  },
  say: ({ email: who, course, added, changed }) => {
    if (added > 0) return `${who} is enrolled in ${course}.`;
    return changed > 0
      ? `The terms of ${who} in ${course} are changed.`
      : `${who} is enrolled in ${course} already.`;
  },
});

const onOff = z.enum(['on', 'off']);
const NONE = 'none';
const momentOrNone = z.union([z.literal(NONE), moment]);

const changeEnrolment = operation({
  noun: 'enrolments',
  verb: 'change',
  scope: 'enrolments',
  summary: 'Changes on which terms a person is enrolled; what is not said stays',
  input: z.strictObject({
    email,
    course: courseCode,
    term: z.optional(z.string()),
    mandatory: z.optional(onOff),
    retake: z.optional(onOff),
    due: z.optional(momentOrNone),
    from: z.optional(momentOrNone),
    until: z.optional(momentOrNone),
  }),
  fields: {
    email: FIELDS.email,
    course: FIELDS.course,
    term: `${FIELDS.term}; or none`,
    mandatory: 'on: they have to take it; or off',
    retake: 'on: they may take it again; or off',
    due: `${FIELDS.due}; or none`,
    from: `${FIELDS.from}, or none: it is open`,
    until: `${FIELDS.until}, or none: it stays open`,
  },
  words: ['email', 'course'],
  run: async (context, given) => {
    const { db, tenantId } = context;
    const pair = await found(context, given);
    const { email: who, course, term = null, mandatory, retake, due, from, until } = given;
    await enrolmentOf(context, { email: who, course });
    await clearTerms(db, tenantId, {
      ...pair,
      term: term === NONE,
      due: due === NONE,
      availableFrom: from === NONE,
      availableUntil: until === NONE,
    });
    await writeTerms(context, pair, {
      term: term === NONE ? null : term,
      isMandatory: mandatory === undefined ? null : mandatory === 'on',
      mayRetake: retake === undefined ? null : retake === 'on',
      due: dateOf(due),
      availableFrom: dateOf(from),
      availableUntil: dateOf(until),
    });
    return enrolmentOf(context, { email: who, course });
  },
  say: (changed) => `Changed. ${enrolmentLine(changed)}`,
});

const removeEnrolment = operation({
  noun: 'enrolments',
  verb: 'remove',
  scope: 'enrolments',
  summary: 'Takes an enrolment back that has no attempt and no result yet',
  input: z.strictObject({ email, course: courseCode }),
  fields: { email: FIELDS.email, course: FIELDS.course },
  words: ['email', 'course'],
  isDestructive: true,
  run: async (context, given) => {
    const { isEnrolled, work } = await deleteEnrolment(
      context.db,
      context.tenantId,
      await found(context, given),
    );
    if (!isEnrolled) throw new OperationRefusal(`${given.email} is not enrolled in ${given.course}.`);
    if (work > 0) {
      throw new OperationRefusal(
        `${given.email} has attempts or results in ${given.course}: close it for them instead, by enrolments change with until.`,
      );
    }
    return given;
  },
  say: ({ email: who, course }) => `${who} is no longer enrolled in ${course}.`,
});

const showEnrolments = operation({
  noun: 'enrolments',
  verb: 'list',
  scope: 'enrolments.read',
  summary: `Lists who is enrolled in what, ${MOST.toLocaleString('en')} at most`,
  input: z.strictObject({ course: z.optional(courseCode), email: z.optional(email) }),
  fields: { course: 'only of this course', email: 'only of this person' },
  run: async (context, { course = null, email: who = null }) => {
    await assertKnown(context, { course, email: who });
    return listEnrolments(context.db, context.tenantId, { course, email: who, take: MOST });
  },
  say: (enrolments: ListedEnrolment[]) =>
    enrolments.length === 0 ? 'Nobody is enrolled.' : enrolments.map(enrolmentLine).join('\n'),
});

export const ENROLMENT_OPERATIONS: readonly Operation[] = [
  addEnrolment,
  changeEnrolment,
  removeEnrolment,
  showEnrolments,
  importEnrolments,
];

async function found({ db, tenantId }: OperationContext, named: { email: string; course: string }) {
  const [enrolment] = await findEnrolled(db, tenantId, [named]);
  const { userId = null, objectiveId = null, courses = 0 } = enrolment ?? {};
  if (userId === null) throw new OperationRefusal(`Nobody has the address ${named.email}.`);
  if (objectiveId === null) throw new OperationRefusal(`There is no course "${named.course}".`);
  if (courses > 1) throw new OperationRefusal(`Several courses have the code "${named.course}".`);
  return { userId, objectiveId };
}

async function enrolmentOf({ db, tenantId }: OperationContext, named: { email: string; course: string }) {
  const [enrolment] = await listEnrolments(db, tenantId, { ...named, take: 1 });
  if (!enrolment) throw new OperationRefusal(`${named.email} is not enrolled in ${named.course}.`);
  return enrolment;
}

type Terms = Omit<WrittenEnrolment, 'accessId' | 'aggregateId' | keyof Pair>;

/** What is null stays as it is. */
async function writeTerms(context: OperationContext, pair: Pair, terms: Terms) {
  const { db, tenantId } = context;
  if (terms.term !== null && !(await termNames(db, tenantId)).has(terms.term)) {
    throw new OperationRefusal(`There is no term "${terms.term}".`);
  }
  const { availableFrom, availableUntil } = terms;
  if (availableFrom && availableUntil && availableUntil <= availableFrom)
    throw new OperationRefusal(CLOSES_FIRST);
  const ids = { accessId: randomUUID(), aggregateId: randomUUID() };
  return enrolPeople(context, [{ ...ids, ...pair, ...terms }]);
}

function dateOf(given: Date | typeof NONE | undefined): Date | null {
  return given instanceof Date ? given : null;
}

function enrolmentLine({ email: who, course, state, ...terms }: ListedEnrolment): string {
  const { term, isMandatory, mayRetake, due, availableFrom: from, availableUntil: until } = terms;
  const dates = Object.entries({ due, from, until }).flatMap(([name, date]) =>
    date ? [`${name} ${date.toISOString()}`] : [],
  );
  const told = [...(term === null ? [] : [`term ${term}`]), ...(isMandatory ? ['mandatory'] : [])];
  return [course, who, state, ...told, ...(mayRetake ? ['retake'] : []), ...dates].join('  ');
}
