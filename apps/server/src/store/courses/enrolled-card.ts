import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { GradeRevealPolicy, WorkflowState } from '@lantern/domain/vocabulary';

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

/** A learner's card without its course, as the database keeps it: see its function card_of_aggregate. */
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
    objectiveAccess: { id },
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
