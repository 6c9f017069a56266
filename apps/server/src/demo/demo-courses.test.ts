import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveAttempt } from '../attempts/grading/approve-attempt';
import { gradeActivity } from '../attempts/grading/grade-activity';
import { rollUp } from '@lantern/domain/attempt/roll-up';
import {
  ACTIVITY_TYPES,
  CERTIFICATE_KINDS,
  GRADE_REVEAL_POLICIES,
  LIFECYCLE_STATES,
  PRESENTATION_MODES,
  RESULTS_DISCLOSURE_POLICIES,
  REVIEW_POLICIES,
  WORKFLOW_STATES,
} from '@lantern/domain/vocabulary';
import type { Database } from '../db/db';
import { sql, trusted } from '../db/sql';
import { readAttemptTree } from '../store/activities/attempt-tree';
import { listWorkToGrade } from '../store/activities/work-to-grade';
import { openFilledDemo } from '../../testing/filled-demo';
import { courseSuggestions } from '@lantern/domain/suggestions/course-suggestions';
import { listFinishedCourses } from '../store/suggestions/finished-courses';
import { listSuggestionCandidates } from '../store/suggestions/suggestion-candidates';
import { DEMO_PEOPLE } from './demo-people';
import { DEMO_TENANT_ID } from './prepare-tenant';

const NOW = new Date('2026-03-02T12:00:00Z');
let db: Database;
beforeAll(async () => {
  ({ db } = await openFilledDemo(NOW));
}, 300_000);
afterAll(() => db.close());

test('[3.7] reading 61: a course says as many modules as its tree has, and the time of those parts that count', async () => {
  const liars = await db.query<{ code: string }>(
    sql`select o.code from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          join lateral (
            select count(*) filter (where p.parent_id is null) as modules,
                   sum(leaf.duration) filter (where leaf.type <> 'composite' and leaf.state = 'ready'
                     and coalesce(above.state, 'ready') = 'ready') as duration
              from activity_parts p
              join activities leaf on leaf.tenant_id = p.tenant_id and leaf.id = p.activity_id
              left join activity_parts module on module.tenant_id = p.tenant_id and module.id = p.parent_id
              left join activities above on above.tenant_id = module.tenant_id and above.id = module.activity_id
             where p.tenant_id = o.tenant_id and p.objective_id = o.id) tree on true
         where v.type = 'composite' and (v.children_count <> tree.modules or v.duration is distinct from tree.duration)`,
  );
  expect(liars).toEqual([]);
});

test('[3.5] [3.6] every attempt of Ada shows the progress and the result that its activities add up to', async () => {
  const attempts = await db.query<{
    id: string;
    objectiveId: string;
    code: string;
    progress: number;
    score: number | null;
  }>(
    sql`select w.id, g.objective_id as "objectiveId", g.listed->>'code' as code, w.progress,
               r.normalized_score as score
          from objective_workflows w
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
          left join objective_records r on r.tenant_id = w.tenant_id and r.workflow_id = w.id
         where w.user_id = ${DEMO_PEOPLE.ada.id}`,
  );
  expect(attempts.length).toBeGreaterThan(20);
  for (const { id, objectiveId, code, progress, score } of attempts) {
    const tree = await readAttemptTree(db, DEMO_TENANT_ID, { id, objectiveId });
    const rolled = rollUp(tree, null);
    const expected = { code, progress, score: score ?? rolled.normalizedScore };
    expect({ code, progress: rolled.progress, score: rolled.normalizedScore }).toEqual(expected);
  }
});

test('an attempt is finished exactly when it has its record, and its card says the same', async () => {
  const strays = await db.query(
    sql`select w.id from objective_workflows w
          left join objective_records r on r.tenant_id = w.tenant_id and r.workflow_id = w.id
          join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
         where (w.state = 'finished') <> (r.id is not null)
            or (g.workflow_id = w.id and (g.workflow_state <> w.state or g.workflow_progress <> w.progress))`,
  );
  expect(strays).toEqual([]);
});

/** Everything that stands in one column of one table, sorted. */
async function valuesOf(table: string, value: string): Promise<unknown[]> {
  const rows = await db.query<{ value: unknown }>(
    sql`select distinct ${trusted(value)} as value from ${trusted(table)}
         where ${trusted(value)} is not null order by 1`,
  );
  return rows.map((row) => row.value);
}

test.each<[string, string, string, readonly string[]]>([
  ['[4.1] every state of a course', 'objectives', 'state', LIFECYCLE_STATES],
  [
    '[4.2] every type of a course',
    'objectives o join activities v on v.id = o.activity_id',
    'v.type',
    ACTIVITY_TYPES,
  ],
  ['[4.2] every type of an activity', 'activities', 'type', ACTIVITY_TYPES],
  ['[4.3] every state of an attempt', 'objective_workflows', 'state', WORKFLOW_STATES],
  [
    '[4.4] every reveal policy of a grade',
    'objective_accesses',
    'grade_reveal_policy',
    GRADE_REVEAL_POLICIES,
  ],
  ['[4.4] every review policy', 'activity_parts', `activity_constraint ->> 'reviewPolicy'`, REVIEW_POLICIES],
  [
    '[4.4] every disclosure policy',
    'activity_parts',
    `activity_constraint ->> 'resultsDisclosurePolicy'`,
    RESULTS_DISCLOSURE_POLICIES,
  ],
  ['[4.5] every presentation', 'objectives', 'presentation_mode', PRESENTATION_MODES],
  ['[4.6] every kind of certificate', 'certificate_templates', 'kind', CERTIFICATE_KINDS],
])('the demo has %s', async (_what, table, column, expected) => {
  expect(await valuesOf(table, column)).toEqual([...expected].sort());
});

test('[4.21] [3.4] [3.11] the demo has a course before, within and past its dates, and whatever else a card can show', async () => {
  const [shelf] = await db.query(
    sql`select bool_or(a.availability_date > ${NOW}) as opens_later,
               bool_or(a.availability_end_date < ${NOW}) as is_over,
               bool_or(a.due_date > ${NOW}) as due_soon, bool_or(a.due_date < ${NOW}) as overdue,
               bool_or(a.is_mandatory) as mandatory, bool_or(a.retake) as repeatable,
               bool_or(a.term_id is not null) as in_term,
               bool_or(o.announcement_channel_id is not null) as announced,
               bool_or(o.image_url is not null) as pictured, bool_or(cardinality(o.showcase_ids) = 0) as uncategorized
          from objective_accesses a join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
         where a.user_id = ${DEMO_PEOPLE.ada.id}`,
  );
  expect(Object.entries(shelf ?? {}).filter(([, has]) => has !== true)).toEqual([]);
  const [records] = await db.query(
    sql`select bool_or(workflow_id is null) as imported, bool_or(protect_results) as protected from objective_records`,
  );
  expect(records).toEqual({ imported: true, protected: true });
  const [fields] = await db.query(
    sql`select bool_or(o.support_lti_authoring) as authoring, bool_or(v.support_collaborative_mode) as teams,
               bool_or(v.image_url is not null) as pictures
          from objectives o join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id`,
  );
  expect(fields).toEqual({ authoring: true, teams: true, pictures: true });
});

test('[5.13] the catalog of the demo has two hundred courses and those of the folders, of which everybody may see some', async () => {
  const [catalog] = await db.query<{ offered: number; open: number; lins: number }>(
    sql`select count(*) filter (where a.show_in_catalog and o.id not in (select objective_id from course_imports)) as offered,
               count(*) filter (where a.show_in_catalog and o.is_open) as open,
               (select count(*) from objective_workflow_aggregates where user_id = ${DEMO_PEOPLE.lin.id}) as lins
          from objective_accesses a join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id`,
  );
  expect(catalog).toMatchObject({ offered: 200, lins: 200 });
  expect(catalog?.open).toBeGreaterThan(20);
});

test('the trees hold every type of activity, options, weights and dates', async () => {
  const [row] = await db.query(
    sql`select count(distinct v.type) as types, bool_or(p.optional) as optional, bool_or(p.score_weight > 1) as weighed,
               bool_or(p.needs_grading) as graded, bool_or(p.activity_constraint ? 'startFrom') as dated
          from activity_parts p join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id`,
  );
  expect(row).toEqual({ types: 6, optional: true, weighed: true, graded: true, dated: true });
});

test('[3.10] teams have a quiz and a notice to write together, in courses that their members have', async () => {
  const members = await db.query(
    sql`select u.email, v.type from group_activity_workflows g
          join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.group_id
          join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
          join activity_parts p on p.tenant_id = g.tenant_id and p.id = g.part_id
          join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
          join objective_workflow_aggregates a
            on a.tenant_id = p.tenant_id and a.objective_id = p.objective_id and a.user_id = u.id
         order by u.email, v.type`,
  );
  expect(members).toEqual([
    { email: 'amira@demo.test', type: 'text' },
    { email: 'lin@demo.test', type: 'lti' },
    { email: 'lin@demo.test', type: 'text' },
    { email: 'omar@demo.test', type: 'lti' },
    { email: 'theodora@demo.test', type: 'text' },
  ]);
});

test('what a course is about says more than its description', async () => {
  const repeating = await db.query<{ code: string }>(
    sql`select code from objectives where about = '<p>' || description || '</p>'`,
  );
  expect(repeating).toEqual([]);
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from objectives where about like '%at your own speed%'`,
  );
  expect(counted?.count).toBeGreaterThan(100);
});

test('[4.3] Inês can bring all that waits in the demo to its end', async () => {
  const ines = { tenantId: DEMO_TENANT_ID, userId: DEMO_PEOPLE.ines.id };
  const moment = { now: NOW, newId: randomUUID };
  const waiting = async () =>
    (await listWorkToGrade(db, { tenantId: DEMO_TENANT_ID, graderId: ines.userId }, 200)).data;
  const work = await waiting();
  expect(new Set(work.map(({ attemptState }) => attemptState))).toEqual(
    new Set(['submitted', 'inGrading', 'graded', 'gradingApproved']),
  );
  for (const { activityWorkflowId } of work) {
    if (activityWorkflowId === null) continue;
    const grading = { ...ines, activityWorkflowId, actor: 'grader' as const, score: 9, maxScore: 10 };
    expect(await gradeActivity(db, grading, moment)).toMatchObject({ kind: 'graded' });
  }
  for (const { objectiveWorkflowId } of await waiting()) {
    const outcome = await approveAttempt(db, { ...ines, objectiveWorkflowId }, moment);
    expect(outcome).toEqual({ kind: 'approved', attemptState: 'finished' });
  }
  expect(await waiting()).toEqual([]);
});

test('[2.4] Ada is told what to take next by what she finished, and Noor, who is new, what is popular', async () => {
  const reasonsFor = async (userId: string) => {
    const learner = { tenantId: DEMO_TENANT_ID, userId, now: NOW };
    const finished = await listFinishedCourses(db, learner);
    const candidates = await listSuggestionCandidates(db, learner, finished);
    return courseSuggestions(candidates, finished, NOW).map(({ reason }) => reason.kind);
  };
  expect(await reasonsFor(DEMO_PEOPLE.ada.id)).toEqual([
    ...Array.from({ length: 4 }, () => 'becauseFinished'),
    ...Array.from({ length: 2 }, () => 'sameCollection'),
  ]);
  expect(await reasonsFor(DEMO_PEOPLE.noor.id)).toEqual(Array.from({ length: 5 }, () => 'popular'));
});
