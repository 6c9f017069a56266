import { expect, test } from 'vitest';
import { isGuid } from './is-guid';

const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  ['[9.12] an id', GUID, true],
  ['[9.12] in capitals', GUID.toUpperCase(), true],
  ['[9.12] the empty guid', '00000000-0000-0000-0000-000000000000', true],
  ['[9.12] of no version that is known', 'ffffffff-ffff-ffff-ffff-ffffffffffff', true],
  ['[9.12] nothing', '', false],
  ['[9.12] without its dashes', GUID.replaceAll('-', ''), false],
  ['[9.12] a letter short', GUID.slice(1), false],
  ['[9.12] a letter long', `${GUID}0`, false],
  ['[9.12] with a line after it', `${GUID}\n`, false],
  ['[9.12] with a letter that is no digit', GUID.replace('3', 'g'), false],
])('%s', (_name, text, isOne) => {
  expect(isGuid(text)).toBe(isOne);
});
