import type { ListedObjective, Objective } from '@lantern/contract/entities/objective';
import type { ListedAggregate, ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { GradeRevealPolicy, WorkflowState } from '@lantern/domain/vocabulary';
import { trusted } from '../../db/sql';
import type { Learner } from '../people/learner-facts';
import { shownCourse } from './shown-course';

/** An access as the database gives it, flat; the aggregate's columns are null where the learner is not enrolled. */
export type ObjectiveAccessRow<Course extends ListedObjective | Objective> = {
  id: string;
  termId: string | null;
  isMandatory: boolean;
  showInCatalog: boolean;
  retake: boolean;
  dueDate: Date | null;
  availabilityDate: Date | null;
  availabilityEndDate: Date | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
  objective: Course;
} & AggregateRow;

export type AggregateRow = {
  aggregateId: string | null;
  isSelfEnrolled: boolean;
  lastOpened: Date | null;
  version: number;
  workflowId: string | null;
  workflowState: WorkflowState;
  workflowProgress: number;
  workflowStarted: Date | null;
  workflowSubmitted: Date | null;
  workflowFinished: Date | null;
  workflowProtectResults: boolean;
  workflowRecordId: string | null;
  recordId: string | null;
  recordFinished: Date | null;
  recordScore: number | null;
  recordMaxScore: number | null;
  recordNormalizedScore: number | null;
  recordGrade: string | null;
  recordPassed: boolean | null;
  recordProgress: number;
  recordProtectResults: boolean;
  recordWorkflowId: string | null;
};

/** The aggregate's own columns, of the table aliased g. */
export const AGGREGATE_COLUMNS = trusted(`g.id as "aggregateId", g.is_self_enrolled as "isSelfEnrolled",
  g.last_opened as "lastOpened", g.version, g.workflow_id as "workflowId", g.workflow_state as "workflowState",
  g.workflow_progress as "workflowProgress", g.workflow_started as "workflowStarted",
  g.workflow_submitted as "workflowSubmitted", g.workflow_finished as "workflowFinished",
  g.workflow_protect_results as "workflowProtectResults", g.workflow_record_id as "workflowRecordId",
  g.record_id as "recordId", g.record_finished as "recordFinished", g.record_score as "recordScore",
  g.record_max_score as "recordMaxScore", g.record_normalized_score as "recordNormalizedScore",
  g.record_grade as "recordGrade", g.record_passed as "recordPassed", g.record_progress as "recordProgress",
  g.record_protect_results as "recordProtectResults", g.record_workflow_id as "recordWorkflowId"`);

/** The access's columns, which a card (g) and an access (a) name alike. */
export function accessColumns(alias: 'a' | 'g') {
  return trusted(`${alias}.term_id as "termId", ${alias}.is_mandatory as "isMandatory",
  ${alias}.show_in_catalog as "showInCatalog", ${alias}.retake, ${alias}.due_date as "dueDate",
  ${alias}.availability_date as "availabilityDate", ${alias}.availability_end_date as "availabilityEndDate",
  ${alias}.grade_reveal_policy as "gradeRevealPolicy", ${alias}.grade_reveal_date as "gradeRevealDate"`);
}

export function objectiveAccessOf<Course extends ListedObjective | Objective>(
  row: ObjectiveAccessRow<Course>,
  { userId, locale }: Pick<Learner, 'userId' | 'locale'>,
): Omit<ListedObjectiveAccess, 'objective'> & { objective: Course } {
  return {
    id: row.id,
    userId,
    objectiveAccess: { id: row.id },
    objective: shownCourse(row.objective, locale),
    termId: row.termId,
    isMandatory: row.isMandatory,
    showInCatalog: row.showInCatalog,
    retake: row.retake,
    dueDate: row.dueDate,
    availabilityDate: row.availabilityDate,
    availabilityEndDate: row.availabilityEndDate,
    gradeRevealPolicy: row.gradeRevealPolicy,
    gradeRevealDate: row.gradeRevealDate,
    objectiveWorkflowAggregate: aggregateOf(row),
  };
}

export function aggregateOf(row: AggregateRow): ListedAggregate | null {
  if (row.aggregateId === null) return null;
  return {
    id: row.aggregateId,
    isSelfEnrolled: row.isSelfEnrolled,
    lastOpened: row.lastOpened,
    version: row.version,
    lastObjectiveWorkflow: row.workflowId === null ? null : workflowOf(row, row.workflowId),
    lastObjectiveRecord: row.recordId === null ? null : recordOf(row, row.recordId),
  };
}

function workflowOf(row: AggregateRow, id: string) {
  return {
    id,
    state: row.workflowState,
    progress: row.workflowProgress,
    started: row.workflowStarted,
    submitted: row.workflowSubmitted,
    finished: row.workflowFinished,
    protectResults: row.workflowProtectResults,
    objectiveRecordId: row.workflowRecordId,
  };
}

function recordOf(row: AggregateRow, id: string) {
  return {
    id,
    finished: row.recordFinished,
    score: row.recordScore,
    maxScore: row.recordMaxScore,
    normalizedScore: row.recordNormalizedScore,
    grade: row.recordGrade,
    passed: row.recordPassed,
    progress: row.recordProgress,
    protectResults: row.recordProtectResults,
    objectiveWorkflowId: row.recordWorkflowId,
  };
}
