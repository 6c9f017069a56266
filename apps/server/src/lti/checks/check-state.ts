import { type LtiRefused, refused } from '../refusal';

const LONGEST = 4096;

/** Without a state of its own a tool cannot know its own launch again. */
export function checkState(state: string | null): LtiRefused | null {
  return state !== null && state.length <= LONGEST ? null : refused('stateMissing');
}
