import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { GradeRevealPolicy, WorkflowState } from '@lantern/domain/vocabulary';
import { trusted } from '../db/sql';

/** The last attempt, as JSON has it. */
type CardWorkflow = [
  id: string,
  state: WorkflowState,
  progress: number,
  started: string | null,
  submitted: string | null,
  finished: string | null,
  protectResults: boolean,
  recordId: string | null,
];

/** The last result, as JSON has it. */
type CardRecord = [
  id: string,
  finished: string | null,
  score: number | null,
  maxScore: number | null,
  normalizedScore: number | null,
  grade: string | null,
  passed: boolean | null,
  progress: number,
  protectResults: boolean,
  workflowId: string | null,
];

/** A learner's card without its course, as JSON has it. */
export type EnrolledCard = [
  accessId: string,
  termId: string | null,
  isMandatory: boolean,
  showInCatalog: boolean,
  retake: boolean,
  dueDate: string | null,
  availabilityDate: string | null,
  availabilityEndDate: string | null,
  gradeRevealPolicy: GradeRevealPolicy,
  gradeRevealDate: string | null,
  aggregateId: string,
  isSelfEnrolled: boolean,
  lastOpened: string | null,
  version: number,
  workflow: CardWorkflow | null,
  record: CardRecord | null,
];

/** The card of the table aliased g, as one value: half a thousand small ones cost more than all that is done with them. */
export const ENROLLED_CARD = trusted(`json_build_array(g.objective_access_id, g.term_id, g.is_mandatory,
  g.show_in_catalog, g.retake, g.due_date, g.availability_date, g.availability_end_date, g.grade_reveal_policy,
  g.grade_reveal_date, g.id, g.is_self_enrolled, g.last_opened, g.version,
  case when g.workflow_id is not null then json_build_array(g.workflow_id, g.workflow_state, g.workflow_progress,
    g.workflow_started, g.workflow_submitted, g.workflow_finished, g.workflow_protect_results, g.workflow_record_id) end,
  case when g.record_id is not null then json_build_array(g.record_id, g.record_finished, g.record_score,
    g.record_max_score, g.record_normalized_score, g.record_grade, g.record_passed, g.record_progress,
    g.record_protect_results, g.record_workflow_id) end)`);

export function enrolledAccessOf(
  card: EnrolledCard,
  objective: ListedObjective,
  userId: string,
): ListedObjectiveAccess {
  const [id, termId, isMandatory, showInCatalog, retake, dueDate, availabilityDate, availabilityEndDate] =
    card;
  return {
    id,
    userId,
    objective,
    termId,
    isMandatory,
    showInCatalog,
    retake,
    dueDate: dateOf(dueDate),
    availabilityDate: dateOf(availabilityDate),
    availabilityEndDate: dateOf(availabilityEndDate),
    gradeRevealPolicy: card[8],
    gradeRevealDate: dateOf(card[9]),
    objectiveWorkflowAggregate: {
      id: card[10],
      isSelfEnrolled: card[11],
      lastOpened: dateOf(card[12]),
      version: card[13],
      lastObjectiveWorkflow: card[14] && workflowOf(card[14]),
      lastObjectiveRecord: card[15] && recordOf(card[15]),
    },
  };
}

function workflowOf(workflow: CardWorkflow) {
  const [id, state, progress, started, submitted, finished, protectResults, objectiveRecordId] = workflow;
  return {
    id,
    state,
    progress,
    started: dateOf(started),
    submitted: dateOf(submitted),
    finished: dateOf(finished),
    protectResults,
    objectiveRecordId,
  };
}

function recordOf(record: CardRecord) {
  const [id, finished, score, maxScore, normalizedScore, grade, passed, progress] = record;
  return {
    id,
    finished: dateOf(finished),
    score,
    maxScore,
    normalizedScore,
    grade,
    passed,
    progress,
    protectResults: record[8],
    objectiveWorkflowId: record[9],
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
