import { expect, test } from 'vitest';
import { ACTIVITY_TYPES, WORKFLOW_STATES } from '../vocabulary';
import { type StartRequest, startPlan } from './start-plan';

function request(differences: Partial<StartRequest> = {}): StartRequest {
  return {
    objective: { id: 'objective-1', type: 'composite' },
    objectiveWorkflowAggregateId: 'aggregate-1',
    workflowId: 'workflow-new',
    previousActivityState: null,
    isRestart: false,
    ...differences,
  };
}

test('[4.8] starting creates an attempt with the id that the client made', () => {
  expect(startPlan(request()).startWorkflow).toEqual({
    objectiveWorkflowAggregateId: 'aggregate-1',
    id: 'workflow-new',
  });
});

test('[4.8] starting again creates a new attempt too', () => {
  const again = startPlan(request({ isRestart: true, workflowId: 'workflow-newer' }));
  expect(again.startWorkflow.id).toBe('workflow-newer');
});

test.each(ACTIVITY_TYPES)('[4.9] first start of a %s course (reading 23)', (type) => {
  const plan = startPlan(request({ objective: { id: 'objective-1', type } }));
  const root = { objectiveWorkflowId: 'workflow-new', activityPartIds: [] };
  expect(plan.startActivity).toEqual(type === 'composite' ? null : root);
});

test.each(ACTIVITY_TYPES)('[4.9] restart of a %s course asks the previous activity (reading 23)', (type) => {
  const restart = request({ objective: { id: 'objective-1', type }, isRestart: true });
  const allowing = [null, ...WORKFLOW_STATES].filter(
    (previousActivityState) => startPlan({ ...restart, previousActivityState }).startActivity !== null,
  );
  expect(allowing).toEqual(['finished']);
});

test.each(ACTIVITY_TYPES)('[4.9] a started %s course opens its content', (type) => {
  expect(startPlan(request({ objective: { id: 'objective-1', type } })).destination).toEqual({
    path: '/courses/objective-1/view/content',
    fullPageLoad: type === 'lti',
  });
});
