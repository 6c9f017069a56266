import fc from 'fast-check';
import { expect } from 'vitest';
import type { Model, Step } from './attempt-model';
import { attemptsOf, brokenInvariants, KINDS, type World } from './attempt-world';
import { approve, grade } from './grader-steps';
import {
  finish,
  sendAgain,
  start,
  startFromBothTabs,
  submit,
  submitAndStartAtOnce,
  submitFromBothTabs,
  takeQuiz,
} from './learner-steps';

type Command = fc.AsyncCommand<Model, World>;

/** Each step takes two seconds, so that no one is told to slow down. */
const STEP_MS = 2000;

export function attemptCommands(): Array<fc.Arbitrary<Command>> {
  const kind = fc.constantFrom(...KINDS);
  const client = fc.constantFrom(0, 1);
  const step = (made: Step): Command => ({
    check: () => true,
    run: async (model, world) => {
      model.now = new Date(model.now.getTime() + STEP_MS);
      world.house.clock.now = model.now;
      model.steps += 1;
      await made.run(model, world);
      await compare(model, world);
    },
    toString: () => made.label,
  });
  return [
    fc.tuple(kind, client).map(([course, tab]) => step(start(course, tab))),
    kind.map((course) => step(startFromBothTabs(course))),
    fc.tuple(kind, client).map(([course, tab]) => step(submit(course, tab))),
    kind.map((course) => step(submitFromBothTabs(course))),
    fc.tuple(kind, client).map(([course, tab]) => step(finish(course, tab))),
    kind.map((course) => step(submitAndStartAtOnce(course))),
    client.map((tab) => step(takeQuiz(tab))),
    fc.constantFrom('grader' as const, 'tool' as const).map((actor) => step(grade(actor))),
    fc.constant(null).map(() => step(approve())),
    fc.tuple(fc.nat(), client).map(([which, tab]) => step(sendAgain(which, tab))),
    fc.integer({ min: 1, max: 30 }).map((minutes) => step(timePasses(minutes))),
  ];
}

function timePasses(minutes: number): Step {
  return {
    label: `${minutes} minutes pass`,
    run: async (model) => {
      model.now = new Date(model.now.getTime() + minutes * 60_000);
    },
  };
}

/** Every so many steps all is looked at; after each, whatever could be mended by the next one. */
const STEPS_BETWEEN_AUDITS = 10;

/** The server knows what the model knows, and nothing that must never be has come about. */
async function compare(model: Model, world: World): Promise<void> {
  const known = await attemptsOf(world);
  const unfinished = known.filter(({ state }) => state !== 'finished').map(({ aggregateId }) => aggregateId);
  expect(new Set(unfinished).size, 'two unfinished attempts').toBe(unfinished.length);
  for (const { id, state, records } of known)
    expect([id, records]).toEqual([id, state === 'finished' ? 1 : 0]);
  const states = new Map(known.map(({ id, state }) => [id, state]));
  for (const { id, state } of Object.values(model.attempts)) expect(states.get(id)).toBe(state);
  if (model.steps % STEPS_BETWEEN_AUDITS === 0) await expectSound(world);
}

export async function expectSound(world: World): Promise<void> {
  const broken = await brokenInvariants(world);
  expect(Object.entries(broken).filter(([, count]) => count !== 0)).toEqual([]);
}
