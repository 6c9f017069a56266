import { type LtiRefused, refused } from '../refusal';
import { LONGEST_STATE } from '../limits';

/** Without a state of its own a tool cannot know its own launch again. */
export function checkState(state: string | null): LtiRefused | null {
  return state !== null && state.length <= LONGEST_STATE ? null : refused('stateMissing');
}
