import { isPressing } from '@lantern/domain/course/course-due';
import { LIFECYCLE_STATES, WORKFLOW_STATES } from '@lantern/domain/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/db';
import { sql } from '../../db/sql';
import { openTestDatabase } from '../../../testing/test-database';
import { dueFirst } from './due-first';

const NOW = new Date('2026-05-04T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const WEEK = 7 * 86_400_000;
const AN_ID = '0c000000-0000-4000-8000-000000000001';

const DUE = [null, at(-WEEK), at(-1), at(0), at(WEEK), at(WEEK + 1)];
const ENDS = [null, at(-1), at(0)];

/** Every course that could be, each opened at another time, some never. */
const CARDS = DUE.flatMap((dueDate) =>
  LIFECYCLE_STATES.flatMap((state) =>
    [null, ...WORKFLOW_STATES].flatMap((workflow) =>
      [false, true].flatMap((hasRecord) =>
        ENDS.map((availabilityEndDate) => ({ dueDate, state, workflow, hasRecord, availabilityEndDate })),
      ),
    ),
  ),
).map((card, n) => ({ ...card, n, lastOpened: n % 5 === 0 ? null : at(-((n * 7919) % 1000)) }));

type Card = (typeof CARDS)[number];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

function pressingDate({ dueDate, state, workflow, hasRecord, availabilityEndDate }: Card): number {
  const course = {
    objective: { state },
    dueDate,
    availabilityDate: null,
    availabilityEndDate,
    objectiveWorkflowAggregate: {
      lastObjectiveWorkflow: workflow && { state: workflow },
      lastObjectiveRecord: hasRecord ? {} : null,
    },
  };
  return dueDate && isPressing(course, NOW) ? dueDate.getTime() : Number.POSITIVE_INFINITY;
}

function byRule(one: Card, other: Card): number {
  const [date, otherDate] = [pressingDate(one), pressingDate(other)];
  if (date !== otherDate) return date - otherDate;
  const opened = (card: Card) => card.lastOpened?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (opened(one) !== opened(other)) return opened(other) - opened(one);
  return one.n - other.n;
}

test('[2.26] my courses stand in the order that the rule says, for every course that could be', async () => {
  const rows = CARDS.map((card) => ({
    n: card.n,
    due_date: card.dueDate,
    objective_state: card.state,
    workflow_id: card.workflow && AN_ID,
    workflow_state: card.workflow,
    record_id: card.hasRecord ? AN_ID : null,
    availability_end_date: card.availabilityEndDate,
    last_opened: card.lastOpened,
  }));
  const ordered = await db.query<{ n: number }>(
    sql`select g.n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (n int, due_date timestamptz,
               objective_state text, workflow_id uuid, workflow_state text, record_id uuid,
               availability_end_date timestamptz, last_opened timestamptz)
         order by ${dueFirst(NOW)}, g.n`,
  );
  expect(ordered.map(({ n }) => n)).toEqual([...CARDS].sort(byRule).map(({ n }) => n));
});
