import { afterEach, expect, test } from 'vitest';
import { ProblemError } from '@lantern/contract/problem-error';
import type { OutboxWork } from './outbox-work';
import { NetworkError } from '../transport/network-error';
import { createOutbox } from './outbox';

const PROGRESS = {
  objectiveWorkflowId: 'attempt',
  activityWorkflowId: 'reading',
  progress: 0.4,
  place: { share: 0.4 },
  at: '2026-11-20T10:00:00.000Z',
};
const FINISH = { objectiveWorkflowId: 'attempt', activityPartId: 'part', activityWorkflowId: 'reading' };

const OPENED = { objectiveWorkflowId: 'attempt', activityPartId: 'next' };

afterEach(() => localStorage.clear());

/** A server that can be away, and remembers what reached it. */
function outboxWith(userId = 'ada') {
  const reached: OutboxWork[] = [];
  const server = { failure: null as Error | null, isOffline: false, now: 0, reached, during: () => {} };
  const outbox = createOutbox({
    userId,
    alone: (run) => run(),
    isOffline: () => server.isOffline,
    now: () => server.now,
    sendOne: async (work) => {
      server.during();
      if (server.failure) throw server.failure;
      reached.push(work);
    },
  });
  return { outbox, server };
}

test('[7.12] what is done with a connection is sent at once and not kept', async () => {
  const { outbox, server } = outboxWith();
  expect(await outbox.saveProgress(PROGRESS)).toBe('sent');
  expect(server.reached).toHaveLength(1);
  await outbox.send();
  expect(server.reached).toHaveLength(1);
  expect(outbox.state.get()).toBe('idle');
});

test('[7.11] what is done without one is kept, survives the page, and goes out in order, once', async () => {
  const before = outboxWith();
  before.server.failure = new NetworkError();
  expect(await before.outbox.saveProgress(PROGRESS)).toBe('waiting');
  expect(await before.outbox.finish(FINISH)).toBe('waiting');
  expect(before.outbox.state.get()).toBe('waiting');

  const { outbox, server } = outboxWith();
  await outbox.send();
  await outbox.send();
  expect(server.reached.map(({ kind }) => kind)).toEqual(['progress', 'finish']);
});

test('[7.10] what was opened without one is begun once, in its turn, though the learner has left it', async () => {
  const before = outboxWith();
  before.server.failure = new NetworkError();
  await before.outbox.finish(FINISH);
  expect(before.outbox.isBeginWaiting(OPENED)).toBe(false);
  expect(await before.outbox.begin(OPENED)).toBe('waiting');
  await before.outbox.begin({ ...OPENED, activityPartId: null });
  await before.outbox.begin(OPENED);
  await before.outbox.finish({ ...OPENED, activityWorkflowId: null });
  expect(before.outbox.isBeginWaiting(OPENED)).toBe(true);

  const { outbox, server } = outboxWith();
  expect(outbox.isBeginWaiting(OPENED)).toBe(true);
  await outbox.send();
  await outbox.send();
  expect(server.reached).toMatchObject([
    { kind: 'finish', activityPartId: 'part' },
    { kind: 'begin', activityPartId: 'next' },
    { kind: 'begin', activityPartId: null },
    { kind: 'finish', activityPartId: 'next' },
  ]);
  expect(outbox.isBeginWaiting(OPENED)).toBe(false);
});

test('what was done offline counts as kept, though the connection is back before the first try', async () => {
  const { outbox, server } = outboxWith();
  server.isOffline = true;
  const finishing = outbox.finish(FINISH);
  expect(outbox.state.get()).toBe('waiting');
  expect(await finishing).toBe('sent');
  expect(outbox.state.get()).toBe('saved');
});

test('the page says saved only after something had to wait', async () => {
  const { outbox, server } = outboxWith();
  server.failure = new NetworkError();
  await outbox.finish(FINISH);
  server.failure = null;
  await outbox.send();
  expect(outbox.state.get()).toBe('saved');
});

test('of what is saved several times of an activity the latest is sent', async () => {
  const { outbox, server } = outboxWith();
  server.failure = new NetworkError();
  await outbox.saveProgress(PROGRESS);
  await outbox.saveProgress({ ...PROGRESS, progress: 0.9, at: '2026-11-20T10:05:00.000Z' });
  server.failure = null;
  await outbox.send();
  expect(server.reached).toEqual([expect.objectContaining({ progress: 0.9 })]);
});

test('coming back without a connection keeps how far the learner was', async () => {
  const { outbox, server } = outboxWith();
  server.failure = new NetworkError();
  await outbox.saveProgress(PROGRESS);
  const { progress: _, ...back } = { ...PROGRESS, place: {}, at: '2026-11-20T10:05:00.000Z' };
  await outbox.saveProgress(back);
  server.failure = null;
  await outbox.send();
  expect(server.reached).toEqual([
    expect.objectContaining({ progress: 0.4, place: { share: 0.4 }, at: back.at }),
  ]);
});

test('progress that comes while an earlier one is on its way is sent too', async () => {
  const { outbox, server } = outboxWith();
  let later: Promise<unknown> = Promise.resolve();
  server.during = () => {
    server.during = () => {};
    later = outbox.saveProgress({ ...PROGRESS, progress: 0.9, at: '2026-11-20T10:05:00.000Z' });
  };
  await outbox.saveProgress(PROGRESS);
  await later;
  expect(server.reached).toMatchObject([{ progress: 0.4 }, { progress: 0.9 }]);
});

test('what the server refuses for good stops nothing behind it', async () => {
  const { outbox, server } = outboxWith();
  server.failure = new ProblemError('conflict');
  expect(await outbox.saveProgress(PROGRESS)).toBe('refused');
  server.failure = null;
  expect(await outbox.finish(FINISH)).toBe('sent');
  expect(server.reached.map(({ kind }) => kind)).toEqual(['finish']);
});

test('a busy server is left alone for as long as it said, and nothing of it is lost', async () => {
  const { outbox, server } = outboxWith();
  server.failure = new ProblemError('busy', {}, { retryAfterMs: 60_000 });
  expect(await outbox.saveProgress(PROGRESS)).toBe('waiting');
  server.failure = null;
  server.now = 59_999;
  expect([await outbox.finish(FINISH), outbox.waitMs()]).toEqual(['waiting', 1]);
  expect(server.reached).toEqual([]);
  server.now = 60_000;
  expect(outbox.waitMs()).toBe(0);
  await outbox.send();
  expect(server.reached.map(({ kind }) => kind)).toEqual(['progress', 'finish']);
});

test('whoever is signed out meanwhile loses nothing', async () => {
  const { outbox, server } = outboxWith();
  server.failure = new ProblemError('notAuthenticated');
  expect(await outbox.finish(FINISH)).toBe('waiting');
});

test("one learner's work is not sent for another", async () => {
  const { outbox, server } = outboxWith('ada');
  server.failure = new NetworkError();
  await outbox.finish(FINISH);
  const other = outboxWith('ben');
  await other.outbox.send();
  expect(other.server.reached).toEqual([]);
});
