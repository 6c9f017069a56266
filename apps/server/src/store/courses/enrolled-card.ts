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

export function enrolledAccessOf(
  card: EnrolledCard,
  objective: ListedObjective,
  userId: string,
): ListedObjectiveAccess {
  const { accessId, aggregateId, isSelfEnrolled, lastOpened, version, workflow, record, ...access } = card;
  return {
    ...access,
    id: accessId,
    userId,
    objectiveAccess: { id: accessId },
    objective,
    dueDate: dateOf(access.dueDate),
    availabilityDate: dateOf(access.availabilityDate),
    availabilityEndDate: dateOf(access.availabilityEndDate),
    gradeRevealDate: dateOf(access.gradeRevealDate),
    objectiveWorkflowAggregate: {
      id: aggregateId,
      isSelfEnrolled,
      lastOpened: dateOf(lastOpened),
      version,
      lastObjectiveWorkflow: workflow && {
        ...workflow,
        started: dateOf(workflow.started),
        submitted: dateOf(workflow.submitted),
        finished: dateOf(workflow.finished),
      },
      lastObjectiveRecord: record && { ...record, finished: dateOf(record.finished) },
    },
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
