import { expect, test } from 'vitest';
import { titleOf } from './title';

test.each([
  ['a name is the title', { name: 'Reading', code: 'ART-1' }, 'Reading'],
  ['spaces around it are not', { name: '  Reading \n', code: 'ART-1' }, 'Reading'],
  ['a code stands in for an empty name', { name: '', code: 'ART-1' }, 'ART-1'],
  ['and for one of spaces', { name: ' \t\u00a0', code: ' ART-1 ' }, 'ART-1'],
  ['and for one that nobody sees', { name: '\u200b\u200f\u2060', code: 'ART-1' }, 'ART-1'],
  ['without either there is none', { name: ' ', code: ' ' }, null],
  ['nor where no code is known', { name: '' }, null],
  ['one visible character is enough', { name: '?', code: 'ART-1' }, '?'],
  ['joiners inside a name stay', { name: 'می\u200cخواهم' }, 'می\u200cخواهم'],
])('[3.2] [3.7] %s', (_, named, title) => {
  expect(titleOf(named)).toBe(title);
});
