import { randomUUID } from 'node:crypto';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { sql } from '../../db/sql';
import { insertEnrolments } from '../../store/course-setup';
import { insertUser } from '../../store/users';
import { NOON, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { openLearner, type TestLearner } from './learner';
import { insertOfferedCourse } from './test-course';

export const KINDS = ['graded', 'film', 'page'] as const;
export type CourseKind = (typeof KINDS)[number];

const HOUR_MS = 3_600_000;
/** After this nobody starts the graded course any more. */
export const LAST_START = new Date(NOON.getTime() + HOUR_MS);

export type Offered = Record<CourseKind, { accessId: string; part: (axis: string) => string }>;

/** The three ways in which a course can be taken: graded and approved, watched once, read and finished. */
export async function offerCourses({ db }: TestApp): Promise<Offered> {
  return {
    graded: await insertOfferedCourse(db, {
      course: { name: 'Graded', needsApproval: true },
      access: { retake: true, availabilityEndDate: LAST_START },
      parts: [
        { name: 'Film', type: 'video', scoreWeight: 0 },
        { name: 'Quiz', type: 'lti', needsGrading: true },
      ],
    }),
    film: await insertOfferedCourse(db, {
      course: { name: 'Film', type: 'video' },
      access: { retake: true },
    }),
    page: await insertOfferedCourse(db, { course: { name: 'Page', type: 'text' }, access: { retake: true } }),
  };
}

/** One learner of their own in two browsers, enrolled in all three courses; the clock stands at noon. */
export type World = {
  house: TestApp;
  userId: string;
  clients: [TestLearner, TestLearner];
  aggregates: Record<CourseKind, string>;
  parts: Record<CourseKind, (axis: string) => string>;
};

export async function openWorld(house: TestApp, offered: Offered): Promise<World> {
  house.clock.now = NOON;
  const person = { id: randomUUID(), email: `${randomUUID()}@people.test`, firstName: 'Cleo', locale: null };
  await insertUser(house.db, NORTH.id, {
    ...person,
    lastName: 'Model',
    timezone: null,
    roles: ['Learner'],
    licences: [],
  });
  const aggregates = { graded: randomUUID(), film: randomUUID(), page: randomUUID() };
  await insertEnrolments(
    house.db,
    NORTH.id,
    KINDS.map((kind) => ({
      id: aggregates[kind],
      userId: person.id,
      accessId: offered[kind].accessId,
      isSelfEnrolled: true,
    })),
  );
  return {
    house,
    userId: person.id,
    clients: [await openLearner(house, person), await openLearner(house, person)],
    aggregates,
    parts: { graded: offered.graded.part, film: offered.film.part, page: offered.page.part },
  };
}

export type KnownAttempt = { id: string; aggregateId: string; state: WorkflowState; records: number };

/** Every attempt of the learner, with how many results it has. */
export function attemptsOf({ house, userId }: World): Promise<KnownAttempt[]> {
  return house.db.query<KnownAttempt>(
    sql`select w.id, w.aggregate_id as "aggregateId", w.state,
               (select count(*) from objective_records r where r.tenant_id = w.tenant_id and r.workflow_id = w.id)
                 as records
          from objective_workflows w where w.tenant_id = ${NORTH.id} and w.user_id = ${userId}`,
  );
}

/** What must never be, counted over all that the learner has done; all zero. */
export async function brokenInvariants({ house, userId }: World): Promise<Record<string, number>> {
  const [row] = await house.db.query<Record<string, number>>(
    sql`with w as (select * from objective_workflows where tenant_id = ${NORTH.id} and user_id = ${userId}),
             r as (select * from objective_records where tenant_id = ${NORTH.id} and user_id = ${userId}),
             g as (select * from objective_workflow_aggregates where tenant_id = ${NORTH.id} and user_id = ${userId}),
             v as (select * from activity_workflows where tenant_id = ${NORTH.id} and user_id = ${userId}),
             c as (select * from commands where tenant_id = ${NORTH.id} and user_id = ${userId} and result = 1)
        select (select count(*) from (select from w where state <> 'finished' group by aggregate_id
                 having count(*) > 1) twice) as "twoUnfinishedAttempts",
               (select count(*) from w left join r on r.workflow_id = w.id
                 where (w.state = 'finished') <> (r.id is not null) or w.record_id is distinct from r.id)
                 as "finishedWithoutRecordOrTheReverse",
               (select count(*) from r where workflow_id is null) as "recordOfNoAttempt",
               (select count(*) from g left join lateral (select * from w where w.aggregate_id = g.id
                  order by (w.state <> 'finished') desc, started desc limit 1) l on true
                 where g.workflow_id is distinct from l.id and g.workflow_started is distinct from l.started)
                 as "cardOfAnotherAttempt",
               (select count(*) from g join w on w.id = g.workflow_id
                 where g.workflow_state <> w.state or g.workflow_progress <> w.progress
                    or g.workflow_submitted is distinct from w.submitted
                    or g.workflow_finished is distinct from w.finished
                    or g.workflow_record_id is distinct from w.record_id) as "cardUnlikeItsAttempt",
               (select count(*) from g where g.record_id is not null and not exists (select from r
                 where r.id = g.record_id and r.finished = g.record_finished)) as "cardUnlikeItsRecord",
               abs((select count(*) from w) - (select count(*) from c where kind = 'start-objective-workflows'))
                 as "startsAppliedTwiceOrNever",
               abs((select count(*) from w where state <> 'inProgress') - (select count(*) from c
                 where kind in ('submit-objective-workflows', 'finish-objective-workflows')))
                 as "endsAppliedTwiceOrNever",
               abs((select count(*) from w where state <> 'inProgress') - (select count(*) from audit_entries a
                 where a.tenant_id = ${NORTH.id} and a.user_id = ${userId} and a.action in ('submit', 'finish')))
                 as "endsAuditedTwiceOrNever",
               (select count(*) from v join w on w.id = v.objective_workflow_id
                 where w.state = 'finished' and v.state <> 'finished') as "openActivityInFinishedAttempt"`,
  );
  return row ?? {};
}
