import type { LifecycleState } from '@lantern/domain/vocabulary';

/** What the graded course is made of: watched and weighing nothing, scored by its tool in two tries, graded by a person. */
export const PIECES = ['film', 'quiz', 'essay'] as const;
export type Piece = (typeof PIECES)[number];
export const MOST_TRIES: Record<Piece, number> = { film: 1, quiz: 2, essay: 1 };

/** [8.8] What the rules say of one activity of an attempt. */
export type Work = {
  id: string;
  state: 'open' | 'waiting' | 'over';
  tries: number;
  isSubmitted: boolean;
  /** All of it was seen: handed in by the learner, or by the tool while it was open. */
  isWhole: boolean;
  doneBefore: boolean;
  best: number | null;
};
export type Works = Partial<Record<Piece, Work>>;
export type PieceStates = Record<Piece, LifecycleState>;

export function begun(id: string): Work {
  return {
    id,
    state: 'open',
    tries: 1,
    isSubmitted: false,
    isWhole: false,
    doneBefore: false,
    best: null,
  };
}

export function begunAgain(work: Work): void {
  work.doneBefore = isDone(work);
  Object.assign(work, { state: 'open', tries: work.tries + 1, isSubmitted: false, isWhole: false });
}

/** [7.11] */
export function handIn(piece: Piece, work: Work): void {
  const isAwaited = piece !== 'film' && (work.best === null || work.tries > 1);
  Object.assign(work, { state: isAwaited ? 'waiting' : 'over', isSubmitted: true, isWhole: true });
}

/** [4.10] Reading 66: over, and not handed in. */
export function cutOff(works: Works): void {
  for (const work of Object.values(works)) {
    if (work.state === 'open') Object.assign(work, { state: 'over', isSubmitted: false });
  }
}

/** [4.3] Of several tries the best counts; of one, the last word. */
export function score(work: Work, points: number): void {
  takePoints(work, points);
  if (work.state === 'open') work.isWhole = true;
  Object.assign(work, { state: 'over', isSubmitted: true });
}

/** [8.8] Reading 63: of an earlier try; the one under way goes on. */
export function takePoints(work: Work, points: number): void {
  if (work.tries === 1 || work.best === null || points >= work.best) work.best = points;
}

/** [4.3] What is not both handed in and graded is the learner's again. */
export function giveBack(works: Works): void {
  for (const work of Object.values(works)) {
    if (work.state === 'waiting' || !isTryDone(work))
      Object.assign(work, { state: 'open', isSubmitted: false });
  }
}

export function endAll(works: Works): void {
  for (const work of Object.values(works)) work.state = 'over';
}

/** [4.29] Reading 61. */
export function isAwaited(works: Works, states: PieceStates): boolean {
  return counted(states).some((piece) => works[piece]?.state === 'waiting');
}

export type ModelRecord = { progress: number; score: number | null };

/** [3.5] [3.6] What the activities that count add up to. */
export function resultOf(works: Works, states: PieceStates): ModelRecord {
  const pieces = counted(states);
  const done = pieces.filter((piece) => isDone(works[piece]));
  const scores = pieces.flatMap((piece) => {
    if (piece === 'film') return [];
    return works[piece]?.best ?? (isDone(works[piece]) ? [] : 0);
  });
  return {
    progress: pieces.length === 0 ? 1 : done.length / pieces.length,
    score: scores.length === 0 ? null : scores.reduce((sum, each) => sum + each, 0) / scores.length,
  };
}

export function isDone(work: Work | undefined): boolean {
  return work !== undefined && (work.doneBefore || isTryDone(work));
}

function isTryDone({ state, isSubmitted, isWhole }: Work): boolean {
  return state !== 'open' && isSubmitted && isWhole;
}

function counted(states: PieceStates): Piece[] {
  return PIECES.filter((piece) => states[piece] === 'ready');
}
