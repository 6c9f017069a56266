import { expect } from 'vitest';
import { barrier, type Model, type ModelAttempt, type Step } from '../attempt-model';
import { LAST_START, type World } from '../attempt-world';
import { begun, begunAgain, handIn, MOST_TRIES, type Piece } from '../piece-model';

/** [7.10] What was begun before is answered as it stands. */
export function begin(piece: Piece, tab: number): Step {
  return {
    label: `begin the ${piece} in tab ${tab}`,
    isPossible: ({ attempts }) => Boolean(attempts.graded),
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const { status, json } = await clientOf(world, tab).startActivities(attempt.id, [partOf(world, piece)]);
      const barred = barrier(model, 'graded');
      const work = attempt.works[piece];
      const isAllowed = work !== undefined || (attempt.state === 'inProgress' && isOpen(model, world, piece));
      expect(status).toBe(barred?.status ?? (isAllowed ? 200 : 409));
      if (barred) return barred.reached;
      if (!isAllowed) return 'activity refused';
      const [started] = json['data'] as [{ id: string }]; // the call's own answer, asked for one part
      if (work) expect(started.id).toBe(work.id);
      attempt.works[piece] ??= begun(started.id);
      return work ? 'activity open' : 'activity begun';
    },
  };
}

/** [8.8] Reading 63: a new try obeys every rule of what is not started. */
export function tryAgain(piece: Piece, tab: number): Step {
  return {
    label: `try the ${piece} again in tab ${tab}`,
    isPossible: ({ attempts }) => Boolean(attempts.graded?.works[piece]),
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const work = workIn(attempt, piece);
      const { status } = await clientOf(world, tab).tryAgain(attempt.id, partOf(world, piece));
      const barred = barrier(model, 'graded');
      const isUnderWay = work.state === 'open';
      const isAllowed =
        attempt.state === 'inProgress' &&
        work.state === 'over' &&
        work.tries < MOST_TRIES[piece] &&
        isOpen(model, world, piece);
      expect(status).toBe(barred?.status ?? (isUnderWay || isAllowed ? 200 : 409));
      if (barred) return barred.reached;
      if (isUnderWay) return 'activity open';
      if (!isAllowed) return 'not tried again';
      begunAgain(work);
      return 'tried again';
    },
  };
}

/** [7.11] What was handed in before stays as it is. */
export function handInPiece(piece: Piece, tab: number): Step {
  return {
    label: `hand the ${piece} in, in tab ${tab}`,
    isPossible: ({ attempts }) => Boolean(attempts.graded?.works[piece]),
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const work = workIn(attempt, piece);
      const { status } = await clientOf(world, tab).finishActivities(attempt.id, [work.id]);
      const barred = barrier(model, 'graded');
      const isThere = model.pieces[piece] === 'ready';
      expect(status).toBe(barred?.status ?? (work.state === 'open' && !isThere ? 409 : 200));
      if (barred) return barred.reached;
      if (work.state !== 'open' || !isThere) return 'activity not handed in';
      handIn(piece, work);
      return 'activity handed in';
    },
  };
}

export function gradedAttempt({ attempts }: Model): ModelAttempt {
  if (!attempts.graded) throw new Error('No attempt');
  return attempts.graded;
}

export function workIn({ works }: ModelAttempt, piece: Piece) {
  const work = works[piece];
  if (!work) throw new Error(`No ${piece}`);
  return work;
}

/** [4.25] [4.29] The quiz has a last moment to start. */
function isOpen(model: Model, { clock }: World, piece: Piece): boolean {
  return model.pieces[piece] === 'ready' && (piece !== 'quiz' || clock.now <= LAST_START);
}

function clientOf({ clients }: World, tab: number) {
  return clients[tab] ?? clients[0];
}

export function partOf({ parts }: World, piece: Piece): string {
  return parts[piece];
}
