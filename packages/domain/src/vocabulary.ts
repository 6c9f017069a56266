/** [4.1]–[4.7] The closed vocabularies of section 4, by name; their wire numbers stand in `vocabulary-codes`. */
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

/** [4.3] What a learner reads about an attempt, the absence of one included. */
export const WORKFLOW_STATUSES = ['notStarted', ...WORKFLOW_STATES] as const;
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number];

/** [4.4] When a grade may be seen; scores know one way more. */
export const GRADE_REVEAL_POLICIES = ['none', 'never', 'afterFinish', 'afterDate'] as const;
export type GradeRevealPolicy = (typeof GRADE_REVEAL_POLICIES)[number];

export const RESULTS_DISCLOSURE_POLICIES = [...GRADE_REVEAL_POLICIES, 'afterScore'] as const;
export type ResultsDisclosurePolicy = (typeof RESULTS_DISCLOSURE_POLICIES)[number];

/** [4.4] When a learner may look back at an activity. */
export const REVIEW_POLICIES = ['never', 'afterSubmission', 'afterRevealingResults'] as const;
export type ReviewPolicy = (typeof REVIEW_POLICIES)[number];

export const PRESENTATION_MODES = ['tree', 'tiles', 'onePage', 'onePageWithoutNames'] as const;
export type PresentationMode = (typeof PRESENTATION_MODES)[number];

export const DISPLAY_MODES = ['fullscreen', 'embeddedAuto', 'embeddedCustom'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** [4.6] Badges and certificates share these. */
export const CERTIFICATE_STATES = ['draft', 'active', 'archived'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_KINDS = ['custom', 'external'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const COMMAND_RESULTS = ['completed', 'failed', 'canceled'] as const;
export type CommandResult = (typeof COMMAND_RESULTS)[number];

export const COURSE_PROGRESSES = ['notStarted', 'inProgress', 'completed'] as const;
export type CourseProgress = (typeof COURSE_PROGRESSES)[number];

export const COURSE_PRIORITIES = ['mandatory', 'optional'] as const;
export type CoursePriority = (typeof COURSE_PRIORITIES)[number];
