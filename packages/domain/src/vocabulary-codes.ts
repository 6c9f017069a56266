import type {
  ActivityType,
  CertificateKind,
  CertificateState,
  CommandResult,
  ContentType,
  DisplayMode,
  LifecycleState,
  PresentationMode,
  WorkflowState,
} from './vocabulary';

/** The wire number of each word of one vocabulary. */
export type Codes<Name extends string> = Readonly<Record<Name, number>>;

/** [4.1] Objectives and activities alike. */
export const LIFECYCLE_STATE_CODES = {
  draft: 1,
  ready: 2,
  expired: 3,
  archived: 4,
} as const satisfies Codes<LifecycleState>;

/** [4.2] The library type of an activity (reading 50: `type` on the wire). */
export const ACTIVITY_TYPE_CODES = {
  text: 1,
  lti: 2,
  composite: 3,
  event: 4,
  video: 5,
  discussion: 6,
} as const satisfies Codes<ActivityType>;

/** [4.2] The content type of an activity (reading 50: `activityType` on the wire). */
export const CONTENT_TYPE_CODES = {
  lti13: 1,
  publicFile: 2,
  privateFile: 3,
  lti11: 4,
  text: 5,
  composite: 6,
  vimeo: 7,
} as const satisfies Codes<ContentType>;

/** [4.3] The state of an attempt. */
export const WORKFLOW_STATE_CODES = {
  inProgress: 1,
  submitted: 2,
  inGrading: 3,
  graded: 4,
  gradingApproved: 5,
  finished: 6,
} as const satisfies Codes<WorkflowState>;

/** [4.5] How the parts of a course are laid out. The only list that counts from zero. */
export const PRESENTATION_MODE_CODES = {
  tree: 0,
  tiles: 1,
  onePage: 2,
  onePageWithoutNames: 3,
} as const satisfies Codes<PresentationMode>;

/** [4.5] How one activity is framed. */
export const DISPLAY_MODE_CODES = {
  fullscreen: 1,
  embeddedAuto: 2,
  embeddedCustom: 3,
} as const satisfies Codes<DisplayMode>;

/** [4.6] Badges and certificates. */
export const CERTIFICATE_STATE_CODES = {
  draft: 1,
  active: 2,
  archived: 3,
} as const satisfies Codes<CertificateState>;

/** [4.6] Drawn by us, or kept elsewhere. */
export const CERTIFICATE_KIND_CODES = { custom: 1, external: 2 } as const satisfies Codes<CertificateKind>;

/** [4.6] How an asynchronous command ended. */
export const COMMAND_RESULT_CODES = {
  completed: 1,
  failed: 2,
  canceled: 3,
} as const satisfies Codes<CommandResult>;
