import { expect, test } from 'vitest';
import { ConfigError } from './config';
import { failureText } from './failure-text';

class CommandError extends Error {}

test('what an operator can mend is one sentence', () => {
  expect(failureText(new ConfigError('PORT is no number.'))).toBe('PORT is no number.');
  expect(failureText(new CommandError('No such tool.'), [CommandError])).toBe('No such tool.');
});

test('a bug keeps its stack', () => {
  expect(failureText(new CommandError('No such tool.'))).toContain('failure-text.test.ts');
  expect(failureText('thrown as a text')).toBe('thrown as a text');
});
