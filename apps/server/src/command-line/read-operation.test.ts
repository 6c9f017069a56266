import { expect, test } from 'vitest';
import { OPERATIONS } from '../operations/operations';
import { readOperation } from './read-operation';

function read(name: string, words: string[]) {
  const operation = OPERATIONS.find(({ noun, verb }) => `${noun} ${verb}` === name);
  if (!operation) throw new Error(`There is no operation "${name}".`);
  return readOperation(operation, words);
}

test.each<[string, string[], string]>([
  ['people add', ['--first-name', 'Mia', '--last-name', 'Moss'], 'EMAIL: Is missing'],
  ['people add', ['mia', '--first-name', 'Mia', '--last-name', 'Moss'], 'EMAIL: Is not an e-mail address'],
  ['people add', ['m@x.test', '--first-name', '', '--last-name', 'M'], '--first-name: Must not be empty'],
  ['people change', ['mia@x.test'], 'Say what changes: --new-email, --first-name, .*, --external-id\\.'],
  ['scales add', ['Letters', '--passing', '60'], '--grade: Is missing'],
  ['clients add', ['Robot'], '--scope: Is missing'],
  ['people import', [''], 'FILE: Must not be empty'],
  ['records export', [''], 'TO: Must not be empty'],
  ['people list', ['--jsn'], '--jsn: There is no such option. The nearest is "--json".'],
  ['people list', ['--tenant'], '--tenant: Its value is missing'],
  ['people list', ['--json=yes'], '--json: Takes no value'],
])('%s with %j names what is wrong as help does', (name, words, fault) => {
  expect(() => read(name, words)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${fault}$`)),
      help: expect.stringMatching(new RegExp(`^lantern ${name}`)),
    }),
  );
});

test.each<[string, string[], Record<string, string[]>]>([
  [
    'people add',
    ['mia', '--first-name', '', '--last-name', 'M'],
    { email: ['Is not an e-mail address'], firstName: ['Must not be empty'] },
  ],
  ['people list', ['--dry-rum'], { dryRum: ['There is no such option. The nearest is "--dry-run".'] }],
  ['people list', ['all'], { _: ['"all" is one word too many.'] }],
])('a program is told of %s with %j by field', (name, words, errors) => {
  expect(() => read(name, words)).toThrow(expect.objectContaining({ errors }));
});
