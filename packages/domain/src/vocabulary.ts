/** The closed vocabularies of section 4. Wire numbers stand in the order of the lists; the contract converts. */
export const LIFECYCLE_STATES = ['draft', 'ready', 'expired', 'archived'] as const;
export type LifecycleState = (typeof LIFECYCLE_STATES)[number];

export const ACTIVITY_TYPES = ['text', 'lti', 'composite', 'event', 'video', 'discussion'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const CONTENT_TYPES = [
  'lti13',
  'publicFile',
  'privateFile',
  'lti11',
  'text',
  'composite',
  'vimeo',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const WORKFLOW_STATES = [
  'inProgress',
  'submitted',
  'inGrading',
  'graded',
  'gradingApproved',
  'finished',
] as const;
export type WorkflowState = (typeof WORKFLOW_STATES)[number];
