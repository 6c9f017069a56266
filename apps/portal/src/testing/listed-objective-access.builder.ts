import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';

type Aggregate = NonNullable<ListedObjectiveAccess['objectiveWorkflowAggregate']>;
type Workflow = NonNullable<Aggregate['lastObjectiveWorkflow']>;
type Result = NonNullable<Aggregate['lastObjectiveRecord']>;

type Differences = Partial<Omit<ListedObjectiveAccess, 'objective' | 'objectiveWorkflowAggregate'>> & {
  objective?: Partial<ListedObjective>;
  workflow?: Partial<Workflow>;
  record?: Partial<Result>;
};

/** A course in a list; a test states only what differs. */
export function listedObjective(differs: Partial<ListedObjective> = {}): ListedObjective {
  return {
    id: '0b000000-0000-4000-8000-000000000001',
    name: 'A short history of the book',
    language: null,
    code: 'BOOK-1',
    description: 'From scroll to screen.',
    state: 'ready',
    type: 'composite',
    imageUrl: null,
    showcases: [],
    filterAttributes: [],
    activity: {
      id: '0b000000-0000-4000-8000-000000000002',
      state: 'ready',
      type: 'composite',
      supportReview: true,
      proctored: false,
      childrenCount: 5,
      duration: 7200,
    },
    ...differs,
  };
}

/** A course that the learner has not begun. */
export function listedObjectiveAccess({
  objective,
  workflow,
  record,
  ...differs
}: Differences = {}): ListedObjectiveAccess {
  return {
    id: '0b000000-0000-4000-8000-000000000003',
    userId: '0a000000-0000-4000-8000-000000000001',
    objectiveAccess: { id: '0b000000-0000-4000-8000-000000000003' },
    termId: null,
    isMandatory: false,
    showInCatalog: true,
    retake: false,
    dueDate: null,
    availabilityDate: null,
    availabilityEndDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    ...differs,
    objective: listedObjective(objective),
    objectiveWorkflowAggregate: {
      id: '0b000000-0000-4000-8000-000000000004',
      isSelfEnrolled: true,
      lastOpened: null,
      version: 1,
      lastObjectiveWorkflow: workflow ? attempt(workflow) : null,
      lastObjectiveRecord: record ? result(record) : null,
    },
  };
}

function attempt(differs: Partial<Workflow>): Workflow {
  return {
    id: '0b000000-0000-4000-8000-000000000005',
    state: 'inProgress',
    progress: 0.62,
    started: new Date('2026-03-02T09:00:00Z'),
    submitted: null,
    finished: null,
    protectResults: false,
    objectiveRecordId: null,
    ...differs,
  };
}

function result(differs: Partial<Result>): Result {
  return {
    id: '0b000000-0000-4000-8000-000000000006',
    finished: new Date('2026-03-04T09:00:00Z'),
    score: 92,
    maxScore: 100,
    normalizedScore: 0.92,
    grade: 'A',
    passed: true,
    progress: 1,
    protectResults: false,
    objectiveWorkflowId: '0b000000-0000-4000-8000-000000000005',
    ...differs,
  };
}
