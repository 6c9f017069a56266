import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Asked } from '../../testing/test-app';
import { type CourseKind, LAST_START, type World } from './attempt-world';

export type ModelAttempt = {
  id: string;
  state: WorkflowState;
  quiz: { id: string; isHandedIn: boolean; isScored: boolean } | null;
};
export type Sent = {
  client: number;
  path: string;
  body: { id: string };
  answer: Pick<Asked, 'status' | 'json'>;
};

/** What a step can come to; a run that leaves one out has shown less than it promises. */
const REACHED_WITH_ANY = [
  'started',
  'started again',
  'not started: one is open',
  'started from both tabs',
  'not started from both tabs',
  'started twice with one id',
  'not started twice with one id',
  'handed in',
  'handed in from both tabs',
  'handed in while starting',
  'handed in already',
  'not finished',
  'done once, sent again',
  'refused, sent again',
  'time passed',
] as const;
export const REACHED_UNGRADED = [
  ...REACHED_WITH_ANY,
  'finished',
  'not handed in',
  'not started: to be read once',
] as const;
export const REACHED_GRADED = [
  ...REACHED_WITH_ANY,
  'not started: too late',
  'quiz begun',
  'quiz open',
  'quiz closed',
  'quiz handed in',
  'quiz not handed in',
  'graded',
  'not graded',
  'approved',
  'not approved',
] as const;
export type Reached = (typeof REACHED_UNGRADED | typeof REACHED_GRADED)[number];

/** What the rules say should be, kept apart from the engine. */
export type Model = {
  attempts: Partial<Record<CourseKind, ModelAttempt>>;
  sent: Sent[];
  reached: Reached[];
};

export function freshModel(): Model {
  return { attempts: {}, sent: [], reached: [] };
}

export type Step = {
  label: string;
  /** Is there anything to do it with? */
  isPossible: (model: Model) => boolean;
  run: (model: Model, world: World) => Promise<Reached>;
};

type Starting = Extract<Reached, 'started' | 'started again' | `not started: ${string}`>;

/** [4.8] [4.17] [4.21] */
export function startingNow({ attempts }: Pick<Model, 'attempts'>, course: CourseKind, now: Date): Starting {
  const last = attempts[course];
  if (last && last.state !== 'finished') return 'not started: one is open';
  if (last && course === 'page') return 'not started: to be read once';
  if (course === 'graded' && now > LAST_START) return 'not started: too late';
  return last ? 'started again' : 'started';
}

export function mayStart(model: Pick<Model, 'attempts'>, course: CourseKind, now: Date): boolean {
  return !startingNow(model, course, now).startsWith('not');
}

export function stateAfterSubmit(course: CourseKind, { quiz }: ModelAttempt): WorkflowState {
  if (course !== 'graded') return 'finished';
  return quiz?.isHandedIn && !quiz.isScored ? 'inGrading' : 'graded';
}
