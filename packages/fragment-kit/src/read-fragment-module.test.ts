import { expect, test } from 'vitest';
import { FRAGMENT_CONTRACT, readFragmentModule } from './read-fragment-module';

function Component() {
  return null;
}

test.each([
  ['the contract of this page', { contract: FRAGMENT_CONTRACT, styles: 'p{}', default: Component }, true],
  ['the one before', { contract: FRAGMENT_CONTRACT - 1, styles: '', default: Component }, true],
  ['no styles', { contract: FRAGMENT_CONTRACT, default: Component }, true],
  ['a later contract', { contract: FRAGMENT_CONTRACT + 1, default: Component }, false],
  ['one long gone', { contract: FRAGMENT_CONTRACT - 2, default: Component }, false],
  ['a contract in words', { contract: '1', default: Component }, false],
  ['no number at all', { contract: Number.NaN, default: Component }, false],
  ['no contract', { default: Component }, false],
  ['no component', { contract: FRAGMENT_CONTRACT }, false],
  ['styles that are no text', { contract: FRAGMENT_CONTRACT, styles: {}, default: Component }, false],
  ['nothing', null, false],
])('[8.11] a fragment of %s is taken or refused', (_name, exported, isTaken) => {
  expect(readFragmentModule(exported) !== null).toBe(isTaken);
});
