import { afterEach, expect, test } from 'vitest';
import { ProblemError } from '@lantern/contract/problem-error';
import type { KeptWork } from './outbox-work';
import { NetworkError } from '../transport/network-error';
import { createWorkKeeper } from './outbox';

const TOUCH = {
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
function keeperWith(userId = 'ada') {
  const reached: KeptWork[] = [];
  const server = { failure: null as Error | null, isOffline: false, now: 0, reached, during: () => {} };
  const keeper = createWorkKeeper({
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
  return { keeper, server };
}

test('[7.12] what is done with a connection is sent at once and not kept', async () => {
  const { keeper, server } = keeperWith();
  expect(await keeper.touch(TOUCH)).toBe('sent');
  expect(server.reached).toHaveLength(1);
  await keeper.send();
  expect(server.reached).toHaveLength(1);
  expect(keeper.state.get()).toBe('idle');
});

test('[7.11] what is done without one is kept, survives the page, and goes out in order, once', async () => {
  const before = keeperWith();
  before.server.failure = new NetworkError();
  expect(await before.keeper.touch(TOUCH)).toBe('kept');
  expect(await before.keeper.finish(FINISH)).toBe('kept');
  expect(before.keeper.state.get()).toBe('kept');

  const { keeper, server } = keeperWith();
  await keeper.send();
  await keeper.send();
  expect(server.reached.map(({ kind }) => kind)).toEqual(['touch', 'finish']);
});

test('[7.10] what was opened without one is begun once, in its turn, though the learner has left it', async () => {
  const before = keeperWith();
  before.server.failure = new NetworkError();
  await before.keeper.finish(FINISH);
  expect(before.keeper.isBeginKept(OPENED)).toBe(false);
  expect(await before.keeper.begin(OPENED)).toBe('kept');
  await before.keeper.begin({ ...OPENED, activityPartId: null });
  await before.keeper.begin(OPENED);
  await before.keeper.finish({ ...OPENED, activityWorkflowId: null });
  expect(before.keeper.isBeginKept(OPENED)).toBe(true);

  const { keeper, server } = keeperWith();
  expect(keeper.isBeginKept(OPENED)).toBe(true);
  await keeper.send();
  await keeper.send();
  expect(server.reached).toMatchObject([
    { kind: 'finish', activityPartId: 'part' },
    { kind: 'begin', activityPartId: 'next' },
    { kind: 'begin', activityPartId: null },
    { kind: 'finish', activityPartId: 'next' },
  ]);
  expect(keeper.isBeginKept(OPENED)).toBe(false);
});

test('what was done offline counts as kept, though the connection is back before the first try', async () => {
  const { keeper, server } = keeperWith();
  server.isOffline = true;
  const finishing = keeper.finish(FINISH);
  expect(keeper.state.get()).toBe('kept');
  expect(await finishing).toBe('sent');
  expect(keeper.state.get()).toBe('saved');
});

test('the page says saved only after something had to wait', async () => {
  const { keeper, server } = keeperWith();
  server.failure = new NetworkError();
  await keeper.finish(FINISH);
  server.failure = null;
  await keeper.send();
  expect(keeper.state.get()).toBe('saved');
});

test('of several touches of an activity the latest is sent', async () => {
  const { keeper, server } = keeperWith();
  server.failure = new NetworkError();
  await keeper.touch(TOUCH);
  await keeper.touch({ ...TOUCH, progress: 0.9, at: '2026-11-20T10:05:00.000Z' });
  server.failure = null;
  await keeper.send();
  expect(server.reached).toEqual([expect.objectContaining({ progress: 0.9 })]);
});

test('coming back without a connection keeps how far the learner was', async () => {
  const { keeper, server } = keeperWith();
  server.failure = new NetworkError();
  await keeper.touch(TOUCH);
  const { progress: _, ...back } = { ...TOUCH, place: {}, at: '2026-11-20T10:05:00.000Z' };
  await keeper.touch(back);
  server.failure = null;
  await keeper.send();
  expect(server.reached).toEqual([
    expect.objectContaining({ progress: 0.4, place: { share: 0.4 }, at: back.at }),
  ]);
});

test('a touch that comes while an earlier one is on its way is sent too', async () => {
  const { keeper, server } = keeperWith();
  let later: Promise<unknown> = Promise.resolve();
  server.during = () => {
    server.during = () => {};
    later = keeper.touch({ ...TOUCH, progress: 0.9, at: '2026-11-20T10:05:00.000Z' });
  };
  await keeper.touch(TOUCH);
  await later;
  expect(server.reached).toMatchObject([{ progress: 0.4 }, { progress: 0.9 }]);
});

test('what the server refuses for good stops nothing behind it', async () => {
  const { keeper, server } = keeperWith();
  server.failure = new ProblemError('conflict');
  expect(await keeper.touch(TOUCH)).toBe('refused');
  server.failure = null;
  expect(await keeper.finish(FINISH)).toBe('sent');
  expect(server.reached.map(({ kind }) => kind)).toEqual(['finish']);
});

test('a busy server is left alone for as long as it said, and nothing of it is lost', async () => {
  const { keeper, server } = keeperWith();
  server.failure = new ProblemError('busy', {}, { retryAfterMs: 60_000 });
  expect(await keeper.touch(TOUCH)).toBe('kept');
  server.failure = null;
  server.now = 59_999;
  expect([await keeper.finish(FINISH), keeper.waitMs()]).toEqual(['kept', 1]);
  expect(server.reached).toEqual([]);
  server.now = 60_000;
  expect(keeper.waitMs()).toBe(0);
  await keeper.send();
  expect(server.reached.map(({ kind }) => kind)).toEqual(['touch', 'finish']);
});

test('whoever is signed out meanwhile loses nothing', async () => {
  const { keeper, server } = keeperWith();
  server.failure = new ProblemError('notAuthenticated');
  expect(await keeper.finish(FINISH)).toBe('kept');
});

test("one learner's work is not sent for another", async () => {
  const { keeper, server } = keeperWith('ada');
  server.failure = new NetworkError();
  await keeper.finish(FINISH);
  const other = keeperWith('ben');
  await other.keeper.send();
  expect(other.server.reached).toEqual([]);
});
