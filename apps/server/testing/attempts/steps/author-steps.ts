import type { LifecycleState } from '@lantern/domain/vocabulary';
import { liftSuspension, setSuspended } from '../../../src/store/people/suspension';
import { NORTH } from '../../test-tenants';
import type { Step } from '../attempt-model';
import { signInAgain } from '../attempt-world';
import type { Piece } from '../piece-model';
import { partOf } from './piece-steps';
import { setActivityState, setCourseState } from '../set-state';

/** [4.29] Reading 61: withdrawn, announced, or back. */
export function changePiece(piece: Piece, state: LifecycleState): Step {
  return {
    label: `the ${piece} becomes ${state}`,
    isPossible: ({ pieces }) => pieces[piece] !== state,
    run: async (model, world) => {
      await setActivityState(world.server.db, partOf(world, piece), state);
      model.pieces[piece] = state;
      return state === 'ready' ? 'activity back' : 'activity withdrawn';
    },
  };
}

/** [4.18] Reading 65: closed, or back. */
export function changeCourse(state: LifecycleState): Step {
  return {
    label: `the course becomes ${state}`,
    isPossible: ({ course }) => course !== state,
    run: async (model, world) => {
      await setCourseState(world.server.db, world.objectiveId, state);
      model.course = state;
      return state === 'ready' ? 'course back' : 'course closed';
    },
  };
}

/** [4.33] Reading 64. */
export function suspend(): Step {
  return {
    label: 'the learner is suspended',
    isPossible: ({ isSuspended }) => !isSuspended,
    run: async (model, { server, userId, clock }) => {
      await setSuspended(server.db, NORTH.id, { userId, since: clock.now });
      model.isSuspended = true;
      return 'suspended';
    },
  };
}

export function letIn(): Step {
  return {
    label: 'the learner is let in again',
    isPossible: ({ isSuspended }) => isSuspended,
    run: async (model, world) => {
      await liftSuspension(world.server.db, NORTH.id, world.userId);
      await signInAgain(world);
      model.isSuspended = false;
      return 'let in again';
    },
  };
}
