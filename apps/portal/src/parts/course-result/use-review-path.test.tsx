import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';
import { attemptRecord, takenCourse } from '../../testing/attempt-record.builder';
import { AGGREGATE_ID, OBJECTIVE_ID } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { useReviewPath } from './use-review-path';

const ACTIVITY_WORKFLOW_ID = '0a000000-0000-4000-8000-00000000a001';

function ReviewLink({ type }: { type: 'lti' | 'composite' }) {
  const { objective, ...course } = takenCourse();
  return <a href={useReviewPath({ ...course, objective: { ...objective, type } })}>Review</a>;
}

test.each([
  ['lti', `/courses/${OBJECTIVE_ID}/workflow/${ACTIVITY_WORKFLOW_ID}/view?viewType=REVIEW`],
  ['composite', `/courses/${OBJECTIVE_ID}/view/content?viewType=REVIEW`],
] as const)(
  '[2.9] [4.16] the last attempt of a course of type %s is looked back at %s',
  async (type, path) => {
    const record = attemptRecord({ activityRecord: { activityWorkflowId: ACTIVITY_WORKFLOW_ID } });
    await renderAt(NOON, <ReviewLink type={type} />, {
      answers: [[aggregateRecordsQuery(AGGREGATE_ID).queryKey, [record]]],
    });
    expect(screen.getByRole('link').getAttribute('href')).toBe(path);
  },
);
