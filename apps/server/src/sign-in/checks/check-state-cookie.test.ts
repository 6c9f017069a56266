import { expect, test } from 'vitest';
import { checkStateCookie } from './check-state-cookie';

test.each([
  ['the browser that asked', 'abc', 'abc', true],
  ['another browser', 'abc', null, false],
  ['a browser with another sign-in', 'abc', 'abd', false],
  ['a state of another length', 'abc', 'abcd', false],
  ['an answer without a state', null, 'abc', false],
  ['nothing on either side', '', '', false],
])('%s', (_name, state, cookie, expected) => {
  expect(checkStateCookie(state, cookie)).toBe(expected);
});
