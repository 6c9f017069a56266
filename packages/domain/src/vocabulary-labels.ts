import {
  ACTIVITY_TYPES,
  CERTIFICATE_KINDS,
  CERTIFICATE_STATES,
  COMMAND_RESULTS,
  CONTENT_TYPES,
  COURSE_PRIORITIES,
  COURSE_PROGRESSES,
  DISPLAY_MODES,
  GRADE_REVEAL_POLICIES,
  LIFECYCLE_STATES,
  PRESENTATION_MODES,
  RESULTS_DISCLOSURE_POLICIES,
  REVIEW_POLICIES,
  WORKFLOW_STATUSES,
  type WorkflowState,
} from './vocabulary';

/** Every vocabulary that a learner can read, under the name that groups its texts. */
export const LABELLED_VOCABULARIES = {
  lifecycleState: LIFECYCLE_STATES,
  activityType: ACTIVITY_TYPES,
  contentType: CONTENT_TYPES,
  workflowState: WORKFLOW_STATUSES,
  gradeRevealPolicy: GRADE_REVEAL_POLICIES,
  resultsDisclosurePolicy: RESULTS_DISCLOSURE_POLICIES,
  reviewPolicy: REVIEW_POLICIES,
  presentationMode: PRESENTATION_MODES,
  displayMode: DISPLAY_MODES,
  certificateState: CERTIFICATE_STATES,
  certificateKind: CERTIFICATE_KINDS,
  commandResult: COMMAND_RESULTS,
  courseProgress: COURSE_PROGRESSES,
  coursePriority: COURSE_PRIORITIES,
} as const;

export type LabelledVocabulary = keyof typeof LABELLED_VOCABULARIES;
export type WordOf<Vocabulary extends LabelledVocabulary> =
  (typeof LABELLED_VOCABULARIES)[Vocabulary][number];
export type LabelKey<
  Vocabulary extends LabelledVocabulary,
  Word extends string,
> = `vocabulary.${Vocabulary}.${Word}`;

/** The key of the text that names a word, such as `vocabulary.workflowState.inProgress`. */
export function labelKey<Vocabulary extends LabelledVocabulary, Word extends WordOf<Vocabulary>>(
  vocabulary: Vocabulary,
  word: Word,
): LabelKey<Vocabulary, Word> {
  return `vocabulary.${vocabulary}.${word}` as const;
}

/** [4.3] The label of an attempt; a course without one is not started. */
export function workflowLabelKey(state: WorkflowState | null) {
  return labelKey('workflowState', state ?? 'notStarted');
}
