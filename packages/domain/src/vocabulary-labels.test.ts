import { expect, test } from 'vitest';
import { LABELLED_VOCABULARIES, labelKey, workflowLabelKey } from './vocabulary-labels';

test.each([
  [null, 'vocabulary.workflowState.notStarted'],
  ['inProgress', 'vocabulary.workflowState.inProgress'],
  ['submitted', 'vocabulary.workflowState.submitted'],
  ['inGrading', 'vocabulary.workflowState.inGrading'],
  ['graded', 'vocabulary.workflowState.graded'],
  ['gradingApproved', 'vocabulary.workflowState.gradingApproved'],
  ['finished', 'vocabulary.workflowState.finished'],
] as const)('[4.3] an attempt in state %s is labelled %s', (state, key) => {
  expect(workflowLabelKey(state)).toBe(key);
});

test('[4.5] a word is labelled under its own vocabulary', () => {
  expect(labelKey('presentationMode', 'onePageWithoutNames')).toBe(
    'vocabulary.presentationMode.onePageWithoutNames',
  );
  expect(labelKey('displayMode', 'fullscreen')).toBe('vocabulary.displayMode.fullscreen');
});

test('[4.1] [4.2] [4.3] [4.4] [4.5] [4.6] [4.7] every vocabulary has labels', () => {
  expect(LABELLED_VOCABULARIES).toEqual({
    lifecycleState: ['draft', 'ready', 'expired', 'archived'],
    activityType: ['text', 'lti', 'composite', 'event', 'video', 'discussion'],
    contentType: ['lti13', 'publicFile', 'privateFile', 'lti11', 'text', 'composite', 'vimeo'],
    workflowState: [
      'notStarted',
      'inProgress',
      'submitted',
      'inGrading',
      'graded',
      'gradingApproved',
      'finished',
    ],
    gradeRevealPolicy: ['none', 'never', 'afterFinish', 'afterDate'],
    resultsDisclosurePolicy: ['none', 'never', 'afterFinish', 'afterDate', 'afterScore'],
    reviewPolicy: ['never', 'afterSubmission', 'afterRevealingResults'],
    presentationMode: ['tree', 'tiles', 'onePage', 'onePageWithoutNames'],
    displayMode: ['fullscreen', 'embeddedAuto', 'embeddedCustom'],
    certificateState: ['draft', 'active', 'archived'],
    certificateKind: ['custom', 'external'],
    commandResult: ['completed', 'failed', 'canceled'],
    courseProgress: ['notStarted', 'inProgress', 'completed'],
    coursePriority: ['mandatory', 'optional'],
  });
});
