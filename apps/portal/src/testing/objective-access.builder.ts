import type {
  ObjectiveAccess,
  ObjectiveWorkflowAggregate,
} from '@lantern/contract/entities/objective-access';
import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';

export const OBJECTIVE_ID = '0a000000-0000-4000-8000-000000000101';
export const ACCESS_ID = '0a000000-0000-4000-8000-000000000201';
export const AGGREGATE_ID = '0a000000-0000-4000-8000-000000000301';
export const WORKFLOW_ID = '0a000000-0000-4000-8000-000000000401';
export const SHOWCASE_ID = '0a000000-0000-4000-8000-000000000501';

type Workflow = NonNullable<ObjectiveWorkflowAggregate['lastObjectiveWorkflow']>;
type AccessDifferences = Partial<Omit<ObjectiveAccess, 'objective'>> & {
  objective?: Partial<ObjectiveAccess['objective']>;
};

/** A ready, open course of the catalog that nobody has taken up; a test states only what differs. */
export function objectiveAccess({ objective, ...differs }: AccessDifferences = {}): ObjectiveAccess {
  return {
    id: ACCESS_ID,
    userId: '0a000000-0000-4000-8000-000000000001',
    objectiveAccess: { id: ACCESS_ID },
    termId: null,
    isMandatory: false,
    showInCatalog: true,
    retake: false,
    dueDate: null,
    availabilityDate: null,
    availabilityEndDate: null,
    gradeRevealPolicy: 'none',
    gradeRevealDate: null,
    objectiveWorkflowAggregate: null,
    termName: null,
    openedLast: null,
    ...differs,
    objective: { ...openCatalogObjective(), announcementChannelId: null, ...objective },
  };
}

/** The course itself, as everybody may see it. */
export function openCatalogObjective(differs: Partial<OpenCatalogObjective> = {}): OpenCatalogObjective {
  return {
    id: OBJECTIVE_ID,
    name: 'Asking better questions',
    language: null,
    code: 'PPL-204',
    description:
      'Curiosity at work: what to ask, when to wait, and how to hear the answer that nobody wants to give.',
    about: '<p>Most meetings fail on the first question.</p>',
    state: 'ready',
    type: 'composite',
    imageUrl: null,
    showcases: [{ id: SHOWCASE_ID }],
    filterAttributes: [],
    activity: {
      id: '0a000000-0000-4000-8000-000000000601',
      state: 'ready',
      type: 'composite',
      supportReview: true,
      proctored: false,
      childrenCount: 5,
      duration: 7200,
      name: 'Asking better questions',
      code: 'PPL-204',
      activityType: null,
      imageUrl: null,
      preferredWidth: null,
      preferredHeight: null,
      presentationMode: 'tree',
      supportCollaborativeMode: false,
      supportPersonalMode: true,
      supportLtiGrading: false,
      supportMobileView: true,
      allowPublishing: false,
      allowEditing: false,
      children: [],
    },
    presentationMode: 'tree',
    displayMode: 'embeddedAuto',
    proctored: false,
    supportMobileView: true,
    supportFullscreenView: false,
    supportLtiAuthoring: false,
    supportReview: true,
    gradingScaleId: '0a000000-0000-4000-8000-000000000701',
    objectiveGradingScale: {
      id: '0a000000-0000-4000-8000-000000000701',
      name: 'Percent',
      description: '',
      maxScore: 100,
      normalizedPassingScore: 0.7,
      numberOfGrades: 0,
      objectiveGrades: [],
      passingGradeId: null,
    },
    certificateTemplates: [{ id: '0a000000-0000-4000-8000-000000000801', name: 'Certificate' }],
    ...differs,
  };
}

/** The learner has taken the course up and not started it. */
export function aggregate(differs: Partial<ObjectiveWorkflowAggregate> = {}): ObjectiveWorkflowAggregate {
  return {
    id: AGGREGATE_ID,
    isSelfEnrolled: true,
    lastOpened: null,
    version: 1,
    objectiveGradingScale: null,
    lastObjectiveWorkflow: null,
    lastObjectiveRecord: null,
    ...differs,
  };
}

/** An attempt that is under way. */
export function workflow(differs: Partial<Workflow> = {}): Workflow {
  return {
    id: WORKFLOW_ID,
    state: 'inProgress',
    progress: 0.4,
    started: new Date('2026-03-01T09:00:00Z'),
    submitted: null,
    finished: null,
    protectResults: false,
    objectiveRecordId: null,
    ...differs,
  };
}
