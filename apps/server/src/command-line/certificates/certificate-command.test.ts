import { expect, test } from 'vitest';
import { certificateCommand } from './certificate-command';

const NUMBER = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';

test.each([
  [['revoke', NUMBER], { kind: 'revoke', certificateNumber: NUMBER, host: null }],
  [['redraw', NUMBER.toLowerCase()], { kind: 'redraw', certificateNumber: NUMBER, host: null }],
  [['redraw', '--all'], { kind: 'redraw', certificateNumber: null, host: null }],
  [
    ['revoke', NUMBER, '--tenant', 'Learn.North.test'],
    { kind: 'revoke', certificateNumber: NUMBER, host: 'learn.north.test' },
  ],
  [
    ['--tenant', 'north.test', 'redraw', '--all'],
    { kind: 'redraw', certificateNumber: null, host: 'north.test' },
  ],
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
  [['revoke', NUMBER, '--tenant']],
  [['redraw', '--tenant', '--all']],
])('[3.11] %j is answered with how to ask', (words) => {
  expect(() => certificateCommand(words)).toThrow(/npx lantern certificates/);
});
