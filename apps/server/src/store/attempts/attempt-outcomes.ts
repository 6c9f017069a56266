import {
  type ActivityOutcome,
  type CourseNode,
  type CoursePart,
  courseTree,
} from '@lantern/domain/activity/course-node';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { type Sql, sql, trusted } from '../../db/sql';

/** The attempts at single activities with their results, column by column, as JSON has it; null where a value is plain. */
export type ListedOutcomes = [
  partIds: Array<string | null>,
  ids: string[],
  states: Array<WorkflowState | null>,
  progresses: Array<number | null>,
  started: string[],
  submitted: Array<string | null>,
  finished: Array<string | null>,
  attempts: Array<number | null>,
  normalizedScores: Array<number | null>,
  passed: Array<boolean | null>,
  doneBefore: Array<boolean | null>,
];

const COLUMNS =
  trusted(`json_build_array(json_agg(w.part_id), json_agg(w.id), json_agg(nullif(w.state, 'finished')),
  json_agg(nullif(w.progress, 1)), json_agg(w.started), json_agg(w.submitted), json_agg(w.finished),
  json_agg(nullif(w.attempts, 1)), json_agg(r.normalized_score), json_agg(r.passed),
  json_agg(nullif(w.done_before, false)))`);

/** What an attempt at a course has made of its activities, or of those that `which` leaves. */
export function attemptOutcomes(tenantId: string, attemptId: string, which: Sql = trusted('')): Sql {
  return sql`select ${COLUMNS}
          from activity_workflows w
          left join activity_records r
            on r.tenant_id = ${tenantId} and r.objective_workflow_id = ${attemptId} and r.activity_workflow_id = w.id
         where w.tenant_id = ${tenantId} and w.objective_workflow_id = ${attemptId} ${which}
        having count(*) > 0`;
}

/** A course of this outline with what the attempt has made of it. */
export function attemptedCourse(outline: readonly CoursePart[], listed: ListedOutcomes | null): CourseNode {
  return courseTree(outline, new Map(listed?.[0].map((partId, row) => [partId, outcomeOf(listed, row)])));
}

/** The columns are of one length, so each has its value in the row. */
function outcomeOf(listed: ListedOutcomes, row: number): ActivityOutcome {
  return {
    workflow: {
      id: listed[1][row] ?? '',
      state: listed[2][row] ?? 'finished',
      progress: listed[3][row] ?? 1,
      started: new Date(listed[4][row] ?? ''),
      submitted: dateOf(listed[5][row] ?? null),
      finished: dateOf(listed[6][row] ?? null),
      attempts: listed[7][row] ?? 1,
      doneBefore: listed[10][row] ?? false,
    },
    normalizedScore: listed[8][row] ?? null,
    passed: listed[9][row] ?? null,
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
