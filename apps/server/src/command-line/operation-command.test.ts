import { expect, test } from 'vitest';
import { OperationRefusal } from '../operations/operation';
import { BadLines } from '../operations/csv/bad-lines';
import { failureAnswer, jsonFailureAnswer } from './failure-answer';
import { UsageError } from './usage-error';
import { operationCommand } from './operation-command';

function answer(noun: string, ...words: string[]): string {
  try {
    const said = operationCommand(noun).prepare(words);
    if (typeof said !== 'string') throw new Error('It would have been done.');
    return said;
  } catch (error) {
    return failureAnswer(error);
  }
}

test.each([
  [['peple', 'list'], 'There is no "peple". The nearest is "people".\n\nAll commands: lantern --help'],
  [['cook'], 'There is no "cook".\n\nAll commands: lantern --help'],
  [
    ['people', 'lst'],
    'There is no "people lst". The nearest is "people list".\n\nIts commands: lantern people --help',
  ],
  [['people', 'cook'], 'There is no "people cook".\n\nIts commands: lantern people --help'],
])('%j is told what is near, and how to get help', ([noun = '', ...words], said) => {
  expect(answer(noun, ...words)).toBe(said);
});

test('what every command takes is told once', () => {
  for (const said of [answer(''), answer('people'), answer('people', 'add', '--help')]) {
    expect(said.split('Every command takes')).toHaveLength(2);
  }
  expect(answer('people').match(/^lantern people \S+/gm)?.length).toBeGreaterThan(5);
});

test('the list of commands has all verbs of a noun together', () => {
  const nouns = [...answer('--help').matchAll(/^  (\w\S*) \S+ {2}/gm)].map(([, noun]) => noun);
  expect(nouns.length).toBeGreaterThan(50);
  expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at && nouns[at - 1] !== noun)).toEqual([]);
});

test.each([
  [new OperationRefusal('No.'), { code: 'operationRefused', errors: { _: ['No.'] } }],
  [
    new BadLines('Nothing.', [{ line: 2, reason: 'Empty' }], true),
    { code: 'operationRefused', errors: { _: ['Nothing.'] }, bad: [{ line: 2, reason: 'Empty' }] },
  ],
  [new UsageError('A: Bad', null, { a: ['Bad'] }), { code: 'invalidRequest', errors: { a: ['Bad'] } }],
  [new Error('A bug'), { code: 'internal', errors: { _: [expect.stringContaining('A bug')] } }],
])('a program is told why not as a call tells it, case %#', (error, expected) => {
  expect(JSON.parse(jsonFailureAnswer(error))).toEqual(expected);
});

test('a person is told how the other lines come in, where they can', () => {
  const bad = [{ file: 'users.csv', line: 2, reason: 'Empty' }];
  const said = 'users.csv line 2: Empty\nNothing.';
  expect(failureAnswer(new BadLines('Nothing.', bad, false))).toBe(said);
  expect(failureAnswer(new BadLines('Nothing.', bad, true))).toBe(
    `${said} With --skip-bad the other lines are.`,
  );
});
