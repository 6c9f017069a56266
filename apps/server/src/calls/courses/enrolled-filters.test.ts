import { randomUUID } from 'node:crypto';
import { type EnrolledListedCourse, matchesEnrolledFilters } from '@lantern/domain/catalog/filter-match';
import { NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import { coursePriority, courseProgress } from '@lantern/domain/course/course-progress';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { COURSE_PRIORITIES, COURSE_PROGRESSES, WORKFLOW_STATES } from '@lantern/domain/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { plainAccess, plainCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { insertTerm } from '../../store/setup/arrangement-setup';
import {
  insertAccesses,
  insertAttempts,
  insertCourses,
  insertEnrolments,
  insertResults,
  refreshCardResults,
} from '../../store/setup/course-setup';
import { refreshListedObjectives } from '../../store/courses/listed-objectives';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH } from '../../../testing/test-tenants';

const TERM = randomUUID();
const TERMS = [TERM, NO_TERM_ID];
const WORDS = ['Rivers', 'Bridges'];

/** No attempt and one in each state; without a result, with that of the attempt, with one brought in from elsewhere. */
const STANDINGS = [null, ...WORKFLOW_STATES].flatMap((state) =>
  (['none', 'imported', 'own'] as const)
    .filter((record) => record !== 'own' || state !== null)
    .map((record) => ({ state, record })),
);

/** Each of them mandatory and not, in a term and in none, under one name and another. */
const CASES = STANDINGS.flatMap(({ state, record }) =>
  [true, false].flatMap((isMandatory) =>
    [TERM, null].flatMap((termId) =>
      WORDS.map((word) => ({
        name: `${word} ${state ?? 'not started'}, ${record}`,
        word,
        state,
        record,
        isMandatory,
        termId,
        course: plainCourse(word),
        accessId: randomUUID(),
        aggregateId: randomUUID(),
        workflowId: randomUUID(),
      })),
    ),
  ),
);
type Case = (typeof CASES)[number];

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
  const { db } = server;
  await insertTerm(db, NORTH.id, { id: TERM, name: 'Autumn', position: 1 });
  const courses = CASES.map(({ course, name }) => ({ ...course, name, sortName: name.toLowerCase() }));
  await insertCourses(db, NORTH.id, courses);
  await refreshListedObjectives(db, NORTH.id);
  const accesses = CASES.map(({ course, accessId: id, isMandatory, termId }) => ({
    ...plainAccess(course.id),
    id,
    isMandatory,
    termId,
    userId: ADA.id,
  }));
  await insertAccesses(db, NORTH.id, accesses);
  const enrolments = CASES.map(({ aggregateId: id, accessId }) => ({ id, accessId }));
  const taken = enrolments.map((enrolment) => ({ ...enrolment, userId: ADA.id, isSelfEnrolled: true }));
  await insertEnrolments(db, NORTH.id, taken);
  await insertAttempts(db, NORTH.id, CASES.flatMap(attemptOf));
  await insertResults(db, NORTH.id, CASES.flatMap(resultOf));
  await refreshCardResults(db, NORTH.id);
});
afterAll(() => server.close());

function attemptOf({ state, workflowId: id, aggregateId }: Case) {
  const times = { started: NOON, submitted: null, finished: state === 'finished' ? NOON : null };
  return state === null ? [] : [{ id, aggregateId, state, progress: 0, protectResults: false, ...times }];
}

function resultOf({ record, workflowId, aggregateId }: Case) {
  if (record === 'none') return [];
  const unscored = { score: null, maxScore: null, normalizedScore: null, grade: null, passed: null };
  const of = { id: randomUUID(), aggregateId, workflowId: record === 'own' ? workflowId : null };
  return [{ ...of, ...unscored, finished: NOON, progress: 1, protectResults: false }];
}

/** The facts of a case as the rules read them. */
function factsOf({ state, record, isMandatory, termId }: Case): EnrolledListedCourse {
  const objectiveWorkflowAggregate = {
    lastObjectiveWorkflow: state && { state },
    lastObjectiveRecord: record === 'none' ? null : {},
  };
  const progress = courseProgress({ objectiveWorkflowAggregate });
  return { courseProgress: progress, isMandatory, termId, showcases: [], filterAttributes: [] };
}

async function found(filter: unknown): Promise<string[]> {
  const search = new URLSearchParams({ list: 'enrolled', take: '200', filter: JSON.stringify(filter) });
  const { status, json, text } = await ada.get(`/users/me/objective-accesses/query?${search}`);
  if (status !== 200) throw new Error(text);
  return (json['data'] as Array<{ id: string }>).map(({ id }) => id).sort();
}

const idsOf = (cases: readonly Case[]) => cases.map(({ accessId }) => accessId).sort();

test('[4.7] [5.13] the progress that the database keeps is the one of the rule, whatever attempt and result', async () => {
  const kept = await server.db.query<{ id: string; progress: string }>(
    sql`select objective_access_id as id, course_progress as progress
          from objective_workflow_aggregates where tenant_id = ${NORTH.id}`,
  );
  const progressOf = new Map(kept.map(({ id, progress }) => [id, progress]));
  expect(CASES.map(({ name, accessId }) => [name, progressOf.get(accessId)])).toEqual(
    CASES.map((each) => [each.name, factsOf(each).courseProgress]),
  );
});

test.each(COURSE_PROGRESSES)(
  '[4.7] [5.13] the filter of progress finds exactly those: %s',
  async (progress) => {
    const expected = idsOf(CASES.filter((each) => factsOf(each).courseProgress === progress));
    expect(expected).not.toHaveLength(0);
    expect(await found(['courseProgress', '=', progress])).toEqual(expected);
  },
);

test.each(COURSE_PRIORITIES)(
  '[4.7] [5.13] the filter of priority finds exactly those: %s',
  async (priority) => {
    const expected = idsOf(CASES.filter((each) => coursePriority(each) === priority));
    expect(expected).toHaveLength(CASES.length / 2);
    expect(await found(['isMandatory', '=', priority === 'mandatory'])).toEqual(expected);
  },
);

const COMBINED = WORDS.flatMap((word) =>
  COURSE_PRIORITIES.flatMap((priority) =>
    COURSE_PROGRESSES.flatMap((progress) => TERMS.map((term) => ({ word, priority, progress, term }))),
  ),
);

test('[5.13] text, priority, progress and term together find exactly what all of them let through', async () => {
  for (const { word, priority, progress, term } of COMBINED) {
    const filters = { courseProgress: [progress], coursePriority: [priority], term: [term] };
    const matching = CASES.filter(
      (each) => each.word === word && matchesEnrolledFilters(factsOf(each), { ...NO_FILTERS, ...filters }),
    );
    expect(matching).not.toHaveLength(0);
    const text = [
      ['objective.name', 'contains', word.toUpperCase()],
      'or',
      ['objective.code', 'contains', word.toUpperCase()],
    ];
    const rest = [['isMandatory', '=', priority === 'mandatory'], 'and', ['termId', '=', term]];
    const query = [text, 'and', ['courseProgress', '=', progress], 'and', rest];
    expect(await found(query)).toEqual(idsOf(matching));
  }
});
