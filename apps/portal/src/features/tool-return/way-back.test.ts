import type { MakeCall } from '@lantern/contract/render-page';
import { ProblemError } from '@lantern/contract/problem-error';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { provideApi } from '../../api/transport/api-of';
import { aggregate, OBJECTIVE_ID, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { wayBack } from './way-back';

const [PART, AT_PART, STRANGER] = [1, 2, 3].map((n) => `0d3a0000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]; // three numbers make three ids

function quizAt(axis: string) {
  const lastActivityWorkflow = {
    id: AT_PART,
    state: 'inProgress' as const,
    progress: 0,
    submitted: null,
    finished: null,
    lastProctoringSessionId: null,
    doneBefore: false,
  };
  return activityPart({
    id: PART,
    axis,
    childActivity: {
      type: 'lti',
      activityWorkflowAggregate: { lastActivityWorkflow, bestActivityRecord: null },
    },
  });
}

/** A server with one course, whose second module holds a quiz. */
function clientOf(state: WorkflowState | null): QueryClient {
  const client = new QueryClient();
  const lastObjectiveWorkflow = state && workflow({ state });
  const course = objectiveAccess({ objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow }) });
  const module = activityPart({
    id: 'module',
    axis: '2',
    childActivity: { children: [quizAt('2.1')], activityWorkflowAggregate: null },
  });
  const answer = async ({ path }: { path: string }, { params }: { params: Record<string, string> }) => {
    if (path.endsWith('/objective-access')) {
      if (params['objectiveId'] === OBJECTIVE_ID) return course;
      throw new ProblemError('notFound');
    }
    return { objectiveWorkflow: lastObjectiveWorkflow, children: [module] };
  };
  provideApi(client, answer as unknown as MakeCall); // the two calls that are made
  return client;
}

const place = (differs: { objectiveId?: string; activityPathId?: string; activityWorkflowId?: string }) => ({
  objectiveId: OBJECTIVE_ID,
  activityPathId: null,
  activityWorkflowId: null,
  ...differs,
});
const CONTENT = `/learn/courses/${OBJECTIVE_ID}/view/content`;

test.each([
  ['the part that the address names', place({ activityPathId: PART }), `${CONTENT}/2.1`],
  ['the part of the attempt that it names', place({ activityWorkflowId: AT_PART }), `${CONTENT}/2.1`],
  ['the course where it names no part', place({}), CONTENT],
  ['the course where it names a part of another', place({ activityPathId: STRANGER }), CONTENT],
  ['the course where it names another’s attempt', place({ activityWorkflowId: STRANGER }), CONTENT],
  ['My courses where the course is unknown', place({ objectiveId: STRANGER }), '/learn/courses'],
  ['My courses where it names nothing', null, '/learn/courses'],
])('[2.18] back from a tool, the learner comes to %s', async (_title, named, expected) => {
  expect((await wayBack(clientOf('inProgress'), named)).path).toBe(expected);
});

test.each([
  ['submitted', `${CONTENT}?viewType=END`],
  ['inGrading', `${CONTENT}?viewType=END`],
  ['finished', `${CONTENT}?viewType=END`],
  [null, '/learn/courses'],
] as const)('[2.18] with an attempt that is %s, to %s', async (state, expected) => {
  expect(await wayBack(clientOf(state), place({ activityPathId: PART }))).toEqual({
    path: expected,
    isTool: false,
  });
});

test('[2.18] only at its own activity is the learner said to be back', async () => {
  const client = clientOf('inProgress');
  expect((await wayBack(client, place({ activityPathId: PART }))).isTool).toBe(true);
  expect((await wayBack(client, place({ activityPathId: STRANGER }))).isTool).toBe(false);
});
