import { expect, test, vi } from 'vitest';
import { answerWith, json, refusal } from '../../testing/network';
import type { OutboxWork } from './outbox-work';
import { reportEvent } from '../attempts/report-event';
import { sendWork } from './send-work';

vi.mock('../attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

const ATTEMPT = '0c000000-0000-4000-8000-000000000001';
const PART = '0c000000-0000-4000-8000-000000000002';
const WORKFLOW = '0c000000-0000-4000-8000-000000000003';
const STARTED = {
  id: WORKFLOW,
  objectiveWorkflowId: ATTEMPT,
  activityPartId: PART,
  state: 1,
  progress: 0,
  started: '2026-11-20T10:00:00.000Z',
  submitted: null,
  finished: null,
};

test('[7.10] [7.11] what could not be started is started first, and its attempt kept before it is finished', async () => {
  const asked = answerWith(json({ data: [STARTED] }), refusal(503, 'busy'));
  const stored: OutboxWork[] = [];
  const work = {
    kind: 'finish',
    id: '1',
    objectiveWorkflowId: ATTEMPT,
    activityPartId: PART,
    activityWorkflowId: null,
  } as const;
  await expect(sendWork(work, (changed) => stored.push(changed))).rejects.toMatchObject({ code: 'busy' });
  expect(stored).toEqual([{ ...work, activityWorkflowId: WORKFLOW }]);

  const again = { ...work, activityWorkflowId: WORKFLOW };
  await expect(sendWork(again, () => {})).rejects.toMatchObject({ code: 'busy' });
  expect(asked.map(({ address }) => address.split('/').at(-1))).toEqual([
    'start-activity-workflows',
    'finish-activity-workflows',
    'finish-activity-workflows',
  ]);
});

test('[7.10] [8.3] what was opened is begun, and nothing more; only then is it told', async () => {
  const work = { kind: 'begin', id: '1', objectiveWorkflowId: ATTEMPT, activityPartId: PART } as const;
  const asked = answerWith(refusal(409, 'conflict'), json({ data: [STARTED] }));
  await expect(sendWork(work, () => {})).rejects.toMatchObject({ code: 'conflict' });
  expect(reportEvent).not.toHaveBeenCalled();
  await sendWork(work, () => {});
  expect(asked.map(({ body }) => body)).toEqual([
    { objectiveWorkflowId: ATTEMPT, activityPartIds: [PART] },
    { objectiveWorkflowId: ATTEMPT, activityPartIds: [PART] },
  ]);
  expect(reportEvent).toHaveBeenCalledExactlyOnceWith('activity_start', { objectiveWorkflowId: ATTEMPT });
});
