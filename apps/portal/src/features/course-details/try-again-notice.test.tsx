import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activityTreeQuery } from '../../api/attempts/activities';
import { activityTree } from '../../testing/activity-tree.builder';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  WORKFLOW_ID,
  workflow,
} from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { TryAgainNotice } from './try-again-notice';

const quiz = activityPart({
  axis: '2.2',
  workflow: 'finished',
  normalizedPassingScore: 0.6,
  remainingAttempts: 1,
  activityConstraint: { startUntil: new Date('2026-03-20T09:00:00Z') },
  record: { passed: false, normalizedScore: 0.48 },
  childActivity: { name: 'Check', type: 'lti' },
});

async function show(state: 'inProgress' | 'finished') {
  const lastObjectiveWorkflow = workflow({ state });
  const course = objectiveAccess({ objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow }) });
  await renderAt(NOON, <TryAgainNotice course={course} now={NOON} />, {
    answers: [[activityTreeQuery(WORKFLOW_ID).queryKey, activityTree(quiz)]],
  });
}

test('[8.8] reading 63: the course page tells of a new try, how often, until when, and leads there', async () => {
  await show('inProgress');
  expect(screen.getByText('Not passed yet: 2.2 Check')).toBeTruthy();
  expect(screen.getByText(/Your score: 48%\. Minimum passing score: 60%\. 1 attempt left\./)).toBeTruthy();
  expect(screen.getByText(/A new try can be started until March 20, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/view/content/2.2`,
  );
});

test('[8.8] reading 63: an attempt that is over has no new try', async () => {
  await show('finished');
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});
