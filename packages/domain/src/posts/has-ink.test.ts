import { expect, test } from 'vitest';
import { hasInk } from './has-ink';

test.each([
  ['nothing', '', false],
  ['spaces and lines', ' \t\r\n\u00a0\u3000', false],
  ['spaces of no width', '\u200b\u200c\u200d\u2060\ufeff', false],
  ['marks of direction', '\u200e\u200f\u061c\u202a\u202c\u2066\u2069', false],
  ['a soft hyphen', '\u00ad', false],
  ['fillers, and braille without dots', '\u3164\u115f\u2800', false],
  ['what only chooses how another looks', '\ufe0f\u{e0100}', false],
  ['a letter among them', '\u200ba\u200b', true],
  ['a sign', '?', true],
  ['a picture', '👩\u200d🏫', true],
  ['Arabic with a joiner', 'می\u200cخواهم', true],
])('[5.7] a text of %s', (_case, text, expected) => {
  expect(hasInk(text)).toBe(expected);
});
