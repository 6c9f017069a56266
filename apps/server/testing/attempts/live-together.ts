import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApp } from '../test-app';
import type { LifeCommands } from './attempt-commands';
import { attemptsOf, brokenInvariants, type KnownAttempt } from './attempt-invariants';
import { freshModel, type Model } from './attempt-model';
import { type Offered, openWorlds, type World } from './attempt-world';
import { lockstep } from './lockstep';
import { isDone } from './piece-model';

/** What time it is to the life in which somebody asks: each has its own clock on the one server. */
export const lifeClock = new AsyncLocalStorage<{ now: Date }>();

/** Every so many steps all is looked at; after each, whatever could be mended by the next one. */
const STEPS_BETWEEN_AUDITS = 4;

/** Lives that many learners live at once on one server; answers what the rules say of each of them. */
export async function liveTogether(
  server: TestApp,
  offered: Offered,
  lives: readonly LifeCommands[],
): Promise<Model[]> {
  const worlds = await openWorlds(server, offered, lives.length);
  const userIds = worlds.map(({ userId }) => userId);
  let rounds = 0;
  const together = lockstep(lives.length, async () => {
    rounds += 1;
    if (rounds % STEPS_BETWEEN_AUDITS === 0) await expectSound(server, userIds);
    return attemptsOf(server.db, userIds);
  });
  const live = async (world: World, commands: LifeCommands): Promise<Model> => {
    const model = freshModel();
    const taken = async () => {
      const known = await together.arrive();
      compare(
        model,
        known.filter(({ userId }) => userId === world.userId),
      );
    };
    try {
      await lifeClock.run(world.clock, () =>
        fc.asyncModelRun(() => ({ model, real: { world, taken } }), commands),
      );
      return model;
    } finally {
      together.leave();
    }
  };
  // All of them end before one is called a failure, so that the next run has the server for itself.
  const ended = await Promise.allSettled(worlds.map((world, index) => live(world, lives[index] ?? [])));
  const models = ended.map((life) => {
    if (life.status === 'rejected') throw life.reason;
    return life.value;
  });
  await expectSound(server, userIds);
  return models;
}

/** The server knows what the model knows, and nothing that must never be has come about. */
function compare(model: Model, known: KnownAttempt[]): void {
  const unfinished = known.filter(({ state }) => state !== 'finished').map(({ aggregateId }) => aggregateId);
  expect(new Set(unfinished).size, 'two unfinished attempts').toBe(unfinished.length);
  for (const { id, state, records } of known)
    expect([id, records]).toEqual([id, state === 'finished' ? 1 : 0]);
  const states = new Map(known.map(({ id, state }) => [id, state]));
  for (const { id, state } of Object.values(model.attempts)) expect(states.get(id)).toBe(state);
  compareGraded(model, known);
}

const WORK_STATES = { open: 'inProgress', waiting: 'inGrading', over: 'finished' };

/** [3.5] [3.6] [8.8] Down to each activity, and to what the attempt came to. */
function compareGraded({ attempts: { graded } }: Model, known: KnownAttempt[]): void {
  const found = known.find(({ id }) => id === graded?.id);
  if (!graded || !found) return;
  const expected = Object.values(graded.works).map((work) => ({
    id: work.id,
    state: WORK_STATES[work.state],
    attempts: work.tries,
    isSubmitted: work.isSubmitted,
    isDone: isDone(work),
    best: work.best,
  }));
  expect(new Set(found.works)).toEqual(new Set(expected));
  if (!graded.record) return;
  expect(found.score).toBe(graded.record.score);
  expect(found.progress).toBeCloseTo(graded.record.progress);
}

async function expectSound({ db }: TestApp, userIds: string[]): Promise<void> {
  expect(await brokenInvariants(db, userIds)).toEqual([]);
}
