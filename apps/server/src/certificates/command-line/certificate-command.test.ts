import { expect, test } from 'vitest';
import { certificateCommand } from './certificate-command';

const NUMBER = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';

test.each([
  [['revoke', NUMBER], { kind: 'revoke', certificateNumber: NUMBER }],
  [['redraw', NUMBER.toLowerCase()], { kind: 'redraw', certificateNumber: NUMBER }],
  [['redraw', '--all'], { kind: 'redraw', certificateNumber: null }],
])('[3.11] %j is understood', (words, command) => {
  expect(certificateCommand(words)).toEqual(command);
});

test.each([
  [[]],
  [['revoke']],
  [['revoke', '--all']],
  [['burn', NUMBER]],
  [['revoke', 'LN-1']],
  [['revoke', NUMBER, 'x']],
])('[3.11] %j is answered with how to ask', (words) => {
  expect(() => certificateCommand(words)).toThrow(/npm run certificates/);
});
