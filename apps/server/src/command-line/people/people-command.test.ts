import { expect, test } from 'vitest';
import { peopleCommand } from './people-command';

const EMAIL = 'ada@demo.test';

test.each([
  [['suspend', EMAIL], { kind: 'suspend', email: EMAIL, host: null }],
  [['restore', EMAIL], { kind: 'restore', email: EMAIL, host: null }],
  [
    ['suspend', EMAIL, '--tenant', 'Learn.North.test'],
    { kind: 'suspend', email: EMAIL, host: 'learn.north.test' },
  ],
])('%j is understood', (words, command) => {
  expect(peopleCommand(words)).toEqual(command);
});

test.each([
  [[]],
  [['suspend']],
  [['suspend', 'ada']],
  [['erase', EMAIL]],
  [['suspend', EMAIL, 'x']],
  [['suspend', EMAIL, '--tenant']],
])('%j is answered with how to ask', (words) => {
  expect(() => peopleCommand(words)).toThrow(/npm run people/);
});
