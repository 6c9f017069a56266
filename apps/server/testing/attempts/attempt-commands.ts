import fc from 'fast-check';
import type { Model, Step } from './attempt-model';
import type { CourseKind, World } from './attempt-world';
import { changeCourse, changePiece, letIn, suspend } from './steps/author-steps';
import { approve, grade, reopen } from './steps/grader-steps';
import { finish, sendAgain, submit, submitAndStartAtOnce, submitFromBothTabs } from './steps/learner-steps';
import { PIECES } from './piece-model';
import { begin, handInPiece, tryAgain } from './steps/piece-steps';
import { start, startFromBothTabs, startTwiceWithOneId } from './steps/start-steps';
import { sendScore } from './steps/tool-steps';

/** What a step is taken in: the learner's world, and a look at it when the others have taken theirs. */
export type Life = { world: World; taken: (model: Model) => Promise<void> };
export type LifeCommands = Iterable<fc.AsyncCommand<Model, Life>>;

type Weighed = { weight: number; steps: fc.Arbitrary<Step> };

/** Each step takes two seconds, so that no one is told to slow down. */
const STEP_MS = 2000;
/** How many steps at most, and how many short lives there are for a long one: where so much can meet, fewer. */
const LIVES = {
  graded: { short: 8, long: 60, shortLives: 2 },
  ungraded: { short: 6, long: 30, shortLives: 40 },
};

/** The life of a learner who takes these courses: mostly a short one, for there are more of those in the same time. */
export function lifeWith(kinds: readonly CourseKind[]): fc.Arbitrary<LifeCommands> {
  const ofAtMost = (maxCommands: number) => fc.commands(commandsAbout(kinds), { maxCommands, size: 'max' });
  const { short, long, shortLives } = LIVES[kinds.includes('graded') ? 'graded' : 'ungraded'];
  return fc.oneof(
    { arbitrary: ofAtMost(short), weight: shortLives },
    { arbitrary: ofAtMost(long), weight: 1 },
  );
}

function commandsAbout(kinds: readonly CourseKind[]): Array<fc.Arbitrary<fc.AsyncCommand<Model, Life>>> {
  const steps = kinds.includes('graded') ? [...ofAny(kinds), ...ofGraded()] : ofAny(kinds);
  // A step that is twice as likely stands there twice.
  return steps.flatMap((step) => Array.from({ length: step.weight }, () => step.steps.map(commandOf)));
}

function ofAny(kinds: readonly CourseKind[]): Weighed[] {
  const kind = fc.constantFrom(...kinds);
  const client = fc.constantFrom(0, 1);
  const kindAndClient = fc.tuple(kind, client);
  return [
    { weight: 2, steps: kindAndClient.map(([course, tab]) => start(course, tab)) },
    { weight: 1, steps: kind.map(startFromBothTabs) },
    { weight: 1, steps: kind.map(startTwiceWithOneId) },
    { weight: 2, steps: kindAndClient.map(([course, tab]) => submit(course, tab)) },
    { weight: 1, steps: kind.map(submitFromBothTabs) },
    { weight: 1, steps: kind.map(submitAndStartAtOnce) },
    { weight: 1, steps: kindAndClient.map(([course, tab]) => finish(course, tab)) },
    {
      weight: 1,
      steps: fc.tuple(fc.nat({ max: 99 }), client).map(([which, tab]) => sendAgain(which, tab)),
    },
    { weight: 1, steps: fc.constantFrom(1, 20, 61).map(timePasses) },
    { weight: 1, steps: fc.constant(suspend()) },
    { weight: 2, steps: fc.constant(letIn()) },
  ];
}

function ofGraded(): Weighed[] {
  const client = fc.constantFrom(0, 1);
  const piece = fc.constantFrom(...PIECES);
  const points = fc.constantFrom(0, 0.25, 0.5, 1);
  const gone = fc.constantFrom('archived' as const, 'draft' as const);
  return [
    { weight: 6, steps: fc.tuple(piece, client).map(([each, tab]) => begin(each, tab)) },
    { weight: 4, steps: fc.tuple(piece, client).map(([each, tab]) => handInPiece(each, tab)) },
    { weight: 2, steps: client.map((tab) => begin('quiz', tab)) },
    { weight: 4, steps: client.map((tab) => tryAgain('quiz', tab)) },
    { weight: 1, steps: fc.tuple(piece, client).map(([each, tab]) => tryAgain(each, tab)) },
    { weight: 3, steps: fc.tuple(piece, points).map(([each, given]) => grade(each, given)) },
    { weight: 3, steps: fc.constant(approve()) },
    { weight: 2, steps: fc.constant(reopen()) },
    {
      weight: 5,
      steps: fc.tuple(fc.constantFrom(1, 1, 2), points).map(([of, given]) => sendScore(of, given)),
    },
    { weight: 2, steps: fc.tuple(piece, gone).map(([each, state]) => changePiece(each, state)) },
    { weight: 1, steps: piece.map((each) => changePiece(each, 'ready')) },
    { weight: 1, steps: gone.map(changeCourse) },
    { weight: 2, steps: fc.constant(changeCourse('ready')) },
  ];
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
