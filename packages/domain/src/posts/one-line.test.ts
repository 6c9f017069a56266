import { expect, test } from 'vitest';
import { oneLine } from './one-line';

test.each([
  ['as it is', 'The room has changed', 'The room has changed'],
  ['lines of any system', 'The room\r\nhas\nchanged', 'The room has changed'],
  ['lines that Unicode knows', 'The room\u2028has changed', 'The room has changed'],
  ['a header of a mail', 'Room\r\nBcc: all@people.test', 'Room Bcc: all@people.test'],
  ['nothing around it', '\n Room \t', 'Room'],
])('[2.28] a title of more than a line becomes one: %s', (_case, text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
