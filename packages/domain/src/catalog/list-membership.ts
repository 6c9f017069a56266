import type { LifecycleState } from '../vocabulary';

export type CatalogFacts = { showInCatalog: boolean; isSelfEnrolled: boolean; hasWorkflow: boolean };

export type EnrolledFacts = {
  activityState: LifecycleState;
  isSelfEnrolled: boolean;
  isMandatory: boolean;
  hasWorkflow: boolean;
  hasRecord: boolean;
};

/** [5.13] The catalog offers what is meant for it and what the learner has neither taken up nor begun. */
export function isInCatalog({ showInCatalog, isSelfEnrolled, hasWorkflow }: CatalogFacts): boolean {
  return showInCatalog && !isSelfEnrolled && !hasWorkflow;
}

/** [5.13] [4.29] My courses holds what the learner must take, took up, began or has a result of, unless archived. */
export function isInEnrolledList(course: EnrolledFacts): boolean {
  const { activityState, isSelfEnrolled, isMandatory, hasWorkflow, hasRecord } = course;
  return activityState !== 'archived' && (isSelfEnrolled || isMandatory || hasWorkflow || hasRecord);
}
