import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { answerWith, json } from '../../testing/network';
import { aggregate, OBJECTIVE_ID, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  answerWith(json({ accepted: 1 }));
});

const untouched = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });
const running = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
});
const CONTENT = `/courses/${OBJECTIVE_ID}/view/content`;

const cases = [
  ['a course that is not begun leads to its details', untouched, '', `/courses/${OBJECTIVE_ID}`],
  ['one under way leads to its content', running, '', CONTENT],
  [
    'what others read in the address is kept, and the path names the course (reading 37)',
    running,
    '?objectiveId=other&viewType=REVIEW',
    `${CONTENT}?viewType=REVIEW`,
  ],
  ['an activity is found where the tree is', running, '?activityId=a-1', `${CONTENT}?activityId=a-1`],
  [
    'inside a proctor’s frame the activity opens alone',
    running,
    '?activityPathId=p-1&inProctoringIframe',
    `/courses/proctor/${OBJECTIVE_ID}/p-1?inProctoringIframe`,
  ],
] as const;

test.each(cases)('[4.24] %s', async (_name, course, query, address) => {
  const { router } = await renderApp(`/learn/courses/redirect/${OBJECTIVE_ID}${query}`, {
    answers: [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, course]],
  });
  expect(router.state.location.href).toBe(address);
});

test('[8.4] a course that is not for this learner is not available', async () => {
  const call: MakeCall = async () => {
    throw new ProblemError('forbidden');
  };
  await renderApp(`/learn/courses/redirect/${OBJECTIVE_ID}`, { call });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Course is not available');
});
