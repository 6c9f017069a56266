import { afterAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp } from '../../../testing/test-app';

const server = await openTestApp();
const ada = await openLearner(server);
afterAll(() => server.close());

const PLAIN_ACTIVITY = {
  language: null,
  code: '',
  activityType: null,
  state: 2,
  proctored: false,
  supportReview: true,
  supportLtiGrading: false,
  supportMobileView: true,
  activityWorkflowAggregate: null,
};
const PLAIN_PART = {
  available: true,
  waitsFor: null,
  contentAvailable: true,
  optional: false,
  scoreWeight: 1,
  duration: null,
  toolUrl: null,
  activityConstraint: null,
  normalizedPassingScore: null,
  remainingAttempts: null,
};
const PLAIN_CONSTRAINT = {
  startFrom: null,
  startUntil: null,
  accessibleUntil: null,
  gracePeriodUntil: null,
  due: null,
  resultsDisclosureFrom: null,
  resultsDisclosureAbove: null,
  resultsDisclosurePolicy: null,
  reviewPolicy: null,
  revealResultsFrom: null,
};

test('[7.13] [3.7] the whole tree comes at once, defaults written out', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [
      {
        name: 'Module',
        constraint: { startFrom: NOON.toISOString() },
        children: [
          { name: 'Page', duration: 60 },
          { name: 'Film', type: 'video', optional: true },
        ],
      },
    ],
  });
  const id = await ada.start(aggregateId);
  await ada.startActivities(id, [part('1.1')]);
  const { json } = await ada.get(`/users/me/objective-workflows/${id}/activity-with-aggregates`);
  expect(json).toEqual({
    id: expect.any(String),
    ...PLAIN_ACTIVITY,
    name: 'Course',
    code: expect.any(String),
    type: 3,
    presentationMode: 0,
    displayMode: 2,
    accessNewContentAfterCompletion: false,
    objectiveWorkflow: { id, state: 1, progress: 0, openedLast: '1.1', protectResults: false },
    children: [
      {
        ...PLAIN_PART,
        id: part('1'),
        order: 1,
        axis: '1',
        activityPathId: part('1'),
        activityConstraint: { ...PLAIN_CONSTRAINT, startFrom: NOON.toISOString() },
        childActivity: {
          ...PLAIN_ACTIVITY,
          name: 'Module',
          type: 3,
          children: [
            {
              ...PLAIN_PART,
              id: part('1.1'),
              order: 1,
              axis: '1.1',
              activityPathId: part('1.1'),
              duration: 60,
              childActivity: {
                ...PLAIN_ACTIVITY,
                name: 'Page',
                type: 1,
                children: [],
                activityWorkflowAggregate: {
                  lastActivityWorkflow: {
                    id: expect.any(String),
                    state: 1,
                    progress: 0,
                    submitted: null,
                    finished: null,
                    lastProctoringSessionId: null,
                    doneBefore: false,
                  },
                  bestActivityRecord: null,
                },
              },
            },
            {
              ...PLAIN_PART,
              id: part('1.2'),
              order: 2,
              axis: '1.2',
              activityPathId: part('1.2'),
              optional: true,
              childActivity: { ...PLAIN_ACTIVITY, name: 'Film', type: 5, children: [] },
            },
          ],
        },
      },
    ],
  });
});
