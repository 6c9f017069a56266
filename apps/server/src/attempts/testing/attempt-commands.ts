import fc from 'fast-check';
import type { Model, Step } from './attempt-model';
import type { CourseKind, World } from './attempt-world';
import { approve, grade } from './grader-steps';
import {
  finish,
  handInQuiz,
  sendAgain,
  submit,
  submitAndStartAtOnce,
  submitFromBothTabs,
  takeQuiz,
} from './learner-steps';
import { start, startFromBothTabs, startTwiceWithOneId } from './start-steps';

/** What a step is taken in: the learner's world, and a look at it when the others have taken theirs. */
export type Life = { world: World; taken: (model: Model) => Promise<void> };
export type LifeCommands = Iterable<fc.AsyncCommand<Model, Life>>;

/** Each step takes two seconds, so that no one is told to slow down. */
const STEP_MS = 2000;
const SHORT_LIFE = 6;
const LONG_LIFE = 30;

/** The life of a learner who takes these courses: mostly a short one, for there are more of those in the same time. */
export function lifeWith(kinds: readonly CourseKind[]): fc.Arbitrary<LifeCommands> {
  const ofAtMost = (maxCommands: number) => fc.commands(commandsAbout(kinds), { maxCommands, size: 'max' });
  return fc.oneof(
    { arbitrary: ofAtMost(SHORT_LIFE), weight: 40 },
    { arbitrary: ofAtMost(LONG_LIFE), weight: 1 },
  );
}

function commandsAbout(kinds: readonly CourseKind[]): Array<fc.Arbitrary<fc.AsyncCommand<Model, Life>>> {
  const kind = fc.constantFrom(...kinds);
  const client = fc.constantFrom(0, 1);
  const kindAndClient = fc.tuple(kind, client);
  const ofAny = [
    kindAndClient.map(([course, tab]) => start(course, tab)),
    kind.map(startFromBothTabs),
    kind.map(startTwiceWithOneId),
    kindAndClient.map(([course, tab]) => submit(course, tab)),
    kind.map(submitFromBothTabs),
    kind.map(submitAndStartAtOnce),
    kindAndClient.map(([course, tab]) => finish(course, tab)),
    fc.tuple(fc.nat({ max: 99 }), client).map(([which, tab]) => sendAgain(which, tab)),
    fc.constantFrom(1, 20, 61).map(timePasses),
  ];
  if (!kinds.includes('graded')) return ofAny.map((step) => step.map(commandOf));
  const ofGraded = [
    client.map(takeQuiz),
    client.map(handInQuiz),
    fc.constantFrom('grader' as const, 'tool' as const).map(grade),
    fc.constant(approve()),
  ];
  // Twice as likely, since so much must come before them.
  return [...ofAny, ...ofGraded, ...ofGraded].map((step) => step.map(commandOf));
}

function commandOf({ label, isPossible, run }: Step): fc.AsyncCommand<Model, Life> {
  return {
    check: isPossible,
    run: async (model, { world, taken }) => {
      world.clock.now = new Date(world.clock.now.getTime() + STEP_MS);
      model.reached.push(await run(model, world));
      await taken(model);
    },
    toString: () => label,
  };
}

function timePasses(minutes: number): Step {
  return {
    label: `${minutes} minutes pass`,
    isPossible: () => true,
    run: async (_model, { clock }) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      return 'time passed';
    },
  };
}
