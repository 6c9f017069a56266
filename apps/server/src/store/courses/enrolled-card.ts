import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { GradeRevealPolicy, WorkflowState } from '@lantern/domain/vocabulary';

/** A learner's card without its course, as JSON has it: written by the database's function card_of_aggregate. */
export type EnrolledCard = {
  accessId: string;
  termId: string | null;
  isMandatory: boolean;
  showInCatalog: boolean;
  retake: boolean;
  dueDate: string | null;
  availabilityDate: string | null;
  availabilityEndDate: string | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: string | null;
  aggregateId: string;
  isSelfEnrolled: boolean;
  lastOpened: string | null;
  version: number;
  workflow: CardWorkflow | null;
  record: CardRecord | null;
};

/** The last attempt. */
type CardWorkflow = {
  id: string;
  state: WorkflowState;
  progress: number;
  started: string | null;
  submitted: string | null;
  finished: string | null;
  protectResults: boolean;
  objectiveRecordId: string | null;
};

/** The last result. */
type CardRecord = {
  id: string;
  finished: string | null;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  grade: string | null;
  passed: boolean | null;
  progress: number;
  protectResults: boolean;
  objectiveWorkflowId: string | null;
};

/** Field by field: a rest of the others is copied twice, the slow way, and a list has twenty cards. */
export function enrolledAccessOf(
  card: EnrolledCard,
  objective: ListedObjective,
  userId: string,
): ListedObjectiveAccess {
  return {
    id: card.accessId,
    userId,
    objectiveAccess: { id: card.accessId },
    objective,
    termId: card.termId,
    isMandatory: card.isMandatory,
    showInCatalog: card.showInCatalog,
    retake: card.retake,
    dueDate: dateOf(card.dueDate),
    availabilityDate: dateOf(card.availabilityDate),
    availabilityEndDate: dateOf(card.availabilityEndDate),
    gradeRevealPolicy: card.gradeRevealPolicy,
    gradeRevealDate: dateOf(card.gradeRevealDate),
    objectiveWorkflowAggregate: {
      id: card.aggregateId,
      isSelfEnrolled: card.isSelfEnrolled,
      lastOpened: dateOf(card.lastOpened),
      version: card.version,
      lastObjectiveWorkflow: card.workflow && workflowOf(card.workflow),
      lastObjectiveRecord: card.record && { ...card.record, finished: dateOf(card.record.finished) },
    },
  };
}

function workflowOf(workflow: CardWorkflow) {
  return {
    ...workflow,
    started: dateOf(workflow.started),
    submitted: dateOf(workflow.submitted),
    finished: dateOf(workflow.finished),
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
