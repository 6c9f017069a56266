import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { LifecycleState, WorkflowState } from '@lantern/domain/vocabulary';
import type { Asked } from '../test-app';
import { type CourseKind, LAST_START, type World } from './attempt-world';
import {
  cutOff,
  endAll,
  isAwaited,
  type ModelRecord,
  type PieceStates,
  resultOf,
  type Works,
} from './piece-model';
import type { Reached } from './reached';

export type ModelAttempt = {
  id: string;
  state: WorkflowState;
  /** Of the graded course. */
  works: Works;
  /** What it came to when it ended. */
  record: ModelRecord | null;
};
export type Sent = {
  client: number;
  path: string;
  body: { id: string };
  answer: Pick<Asked, 'status' | 'json'>;
};

/** What the rules say should be, kept apart from the engine. */
export type Model = {
  attempts: Partial<Record<CourseKind, ModelAttempt>>;
  /** [4.18] [4.29] The graded course and what is in it, as its author has them; nobody changes the others. */
  course: LifecycleState;
  pieces: PieceStates;
  isSuspended: boolean;
  /** Every command whose outcome is kept. */
  sent: Sent[];
  reached: Reached[];
};

export function freshModel(): Model {
  const pieces: PieceStates = { film: 'ready', quiz: 'ready', essay: 'ready' };
  return { attempts: {}, course: 'ready', pieces, isSuspended: false, sent: [], reached: [] };
}

export function freshAttempt(id: string): ModelAttempt {
  return { id, state: 'inProgress', works: {}, record: null };
}

export type Step = {
  label: string;
  /** Is there anything to do it with? */
  isPossible: (model: Model) => boolean;
  run: (model: Model, world: World) => Promise<Reached>;
};

type Starting = Extract<Reached, 'started' | 'started again' | `not started: ${string}`>;
type Startable = Pick<Model, 'attempts' | 'course'>;

/** [4.8] [4.17] [4.18] [4.21] */
export function startingNow({ attempts, course }: Startable, kind: CourseKind, now: Date): Starting {
  const last = attempts[kind];
  if (kind === 'graded' && !isCourseOpen(course)) return 'not started: closed';
  if (last && last.state !== 'finished') return 'not started: one is open';
  if (last && kind === 'page') return 'not started: to be read once';
  if (kind === 'graded' && now > LAST_START) return 'not started: too late';
  return last ? 'started again' : 'started';
}

export function mayStart(model: Startable, course: CourseKind, now: Date): boolean {
  return !startingNow(model, course, now).startsWith('not');
}

/** [4.18] [4.33] Readings 64 and 65: what every step of the learner in a course meets first; null where nothing. */
export function barrier(model: Model, kind: CourseKind): { status: number; reached: Reached } | null {
  if (model.isSuspended) return { status: 403, reached: 'refused: suspended' };
  if (kind === 'graded' && !isCourseOpen(model.course)) return { status: 409, reached: 'refused: closed' };
  return null;
}

/** [4.10] Where the attempt goes when it is handed in, with all that is open in it. */
export function submitIn(model: Model, kind: CourseKind, attempt: ModelAttempt): void {
  cutOff(attempt.works);
  if (kind !== 'graded') attempt.state = 'finished';
  else attempt.state = isAwaited(attempt.works, model.pieces) ? 'inGrading' : 'graded';
}

/** [3.6] */
export function end(model: Model, attempt: ModelAttempt): void {
  cutOff(attempt.works);
  attempt.state = 'finished';
  attempt.record = resultOf(attempt.works, model.pieces);
  endAll(attempt.works);
}
