import type { MakeCall } from '@lantern/contract/render-page';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refetchTrees } from '../../../api/attempts/activity-work';
import { activityContent } from '../../../testing/activity-content.builder';
import { activityTree } from '../../../testing/activity-tree.builder';
import { json, refusal } from '../../../testing/network';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
  WORKFLOW_ID,
} from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderApp } from '../../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });

const QUIZ = activityPart({
  id: 'quiz',
  axis: '1',
  activityPathId: 'quiz',
  childActivity: { name: 'Quiz', type: 'lti', supportLtiGrading: true },
});
const CONTENT = activityContent({
  activityPartId: 'quiz',
  axis: '1',
  name: 'Quiz',
  type: 'lti',
  activityWorkflow: null,
});
const BEGUN = {
  id: '0d000000-0000-4000-8000-000000000001',
  objectiveWorkflowId: WORKFLOW_ID,
  activityPartId: 'quiz',
  state: 'inProgress',
  progress: 0,
  started: NOON,
  submitted: null,
  finished: null,
};

/** An answer that comes when the test says so. */
function held() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, come: () => act(async () => resolve()) };
}

type Held = { content?: Promise<void>; start?: Promise<void>; submit?: Response };

/** A server with a course that is one quiz among its parts: what was told to it, in order. */
async function openQuiz({ content, start, submit }: Held) {
  const told: string[] = [];
  let isSubmitted = false;
  const attempt = () => workflow(isSubmitted ? { state: 'inGrading', submitted: NOON } : {});
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/submit-objective-workflows')) {
      told.push('submit');
      if (submit) return submit.clone();
      isSubmitted = true;
      return json({ id: WORKFLOW_ID }, { status: 202, headers: { location: '/result' } });
    }
    return json({ id: WORKFLOW_ID, completed: true, result: 1, entityId: WORKFLOW_ID, errors: {} });
  });
  const answer = async ({ path }: { path: string }, { query }: { query?: object } = {}) => {
    if (path.endsWith('/start-activity-workflows')) {
      told.push('start');
      await start;
      return { data: [BEGUN] };
    }
    if (path.endsWith('/resource-link')) {
      told.push(query && 'viewType' in query ? 'review' : 'launch');
      return { targetLinkUri: '/lti/launch/1', toolOrigin: 'https://quiz.test' };
    }
    if (path.endsWith('/objective-access')) {
      const lastObjectiveWorkflow = attempt();
      return objectiveAccess({ objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow }) });
    }
    if (path.endsWith('/version')) return { version: 1 };
    if (path.includes('aggregates')) {
      const tree = activityTree(QUIZ);
      return { ...tree, objectiveWorkflow: { ...tree.objectiveWorkflow, state: attempt().state } };
    }
    if (path.includes('activityPathId')) {
      await content;
      return CONTENT;
    }
    return [];
  };
  const { router } = await renderApp(`/learn/courses/${OBJECTIVE_ID}/view/content/1`, {
    call: answer as MakeCall,
  }); // each call is given its own kind of answer
  const endElsewhere = () => {
    isSubmitted = true;
    return act(() => refetchTrees(router.options.context.queryClient));
  };
  return { told, endElsewhere };
}

async function submit() {
  const [button] = await screen.findAllByRole('button', { name: 'Submit course' });
  if (!button) throw new Error('Nothing can be submitted');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
}

const end = () => screen.findByRole('heading', { level: 1, name: /^You have submitted/ });

test('[4.10] a tool whose page is still coming is neither begun nor looked back at once the attempt is handed in', async () => {
  const content = held();
  const { told } = await openQuiz({ content: content.promise });
  await submit();
  await waitFor(() => expect(told).toContain('submit'));
  await content.come();
  expect(await end()).toBeTruthy();
  expect(told).toEqual(['submit']);
});

test('[4.10] a start that is on its way is waited for, and what it started is not launched', async () => {
  const start = held();
  const { told } = await openQuiz({ start: start.promise });
  await waitFor(() => expect(told).toEqual(['start']));
  await submit();
  expect(told).toEqual(['start']);
  await start.come();
  expect(await end()).toBeTruthy();
  expect(told).toEqual(['start', 'submit']);
});

test('[4.10] a tool that waited for a submit that was refused opens after it', async () => {
  const start = held();
  const { told } = await openQuiz({ start: start.promise, submit: refusal(409, 'conflict') });
  await waitFor(() => expect(told).toEqual(['start']));
  await submit();
  await start.come();
  await waitFor(() => expect(told).toEqual(['start', 'submit', 'launch']));
});

test('[4.16] an attempt that ends elsewhere while a tool’s page is coming leads to its end, not into a review', async () => {
  const content = held();
  const { told, endElsewhere } = await openQuiz({ content: content.promise });
  await screen.findAllByRole('button', { name: 'Submit course' });
  await endElsewhere();
  await content.come();
  expect(await end()).toBeTruthy();
  expect(told).toEqual([]);
});
