import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answerWith, json } from '../../testing/network';
import { endAttempt, outboxOf } from './outbox-of';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const FINISH = {
  objectiveWorkflowId: '0c000000-0000-4000-8000-000000000001',
  activityPartId: '0c000000-0000-4000-8000-000000000002',
  activityWorkflowId: '0c000000-0000-4000-8000-000000000003',
};

test('[4.10] work that a failing server did not take goes out before the attempt is handed in', async () => {
  const client = new QueryClient();
  const outbox = outboxOf(client);
  answerWith(json({}, { status: 503 }));
  expect(await outbox.finish(FINISH)).toBe('waiting');

  const asked = answerWith(json({ data: [] }));
  const sentBefore = await endAttempt(client, FINISH.objectiveWorkflowId, async () => asked.length);
  expect(sentBefore).toBe(1);
});

test('[4.10] Mark as done pressed just before Submit is sent before it', async () => {
  const client = new QueryClient();
  const asked = answerWith(json({ data: [] }));
  const finish = outboxOf(client).finish(FINISH);
  const sentBefore = await endAttempt(client, FINISH.objectiveWorkflowId, async () => asked.length);
  expect(await finish).toBe('sent');
  expect(sentBefore).toBe(1);
});
