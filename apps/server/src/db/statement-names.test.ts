import { expect, test } from 'vitest';
import { statementNames } from './statement-names';

test('a fixed statement is prepared from the first time on, each under its own name', () => {
  const nameOf = statementNames();
  const one = nameOf({ text: 'select 1', isDynamic: false });
  expect(one).toMatch(/^[0-9a-f]{24}$/);
  expect(nameOf({ text: 'select 1', isDynamic: false })).toBe(one);
  expect(nameOf({ text: 'select 2', isDynamic: false })).not.toBe(one);
});

test('one that a request shaped is prepared once it comes again', () => {
  const nameOf = statementNames();
  const asked = { text: 'select 1 order by 1 desc', isDynamic: true };
  expect(nameOf(asked)).toBeNull();
  expect(nameOf(asked)).toMatch(/^[0-9a-f]{24}$/);
});

test('whoever asks for ever new ones, and each twice, gets a hundred prepared and no more', () => {
  const nameOf = statementNames();
  const texts = Array.from({ length: 300 }, (_, index) => `select ${index}`);
  const named = texts.filter((text) => {
    nameOf({ text, isDynamic: true });
    return nameOf({ text, isDynamic: true }) !== null;
  });
  expect(named).toHaveLength(100);
  expect(nameOf({ text: 'select now()', isDynamic: false })).not.toBeNull();
});
