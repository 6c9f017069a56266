import { expect, test } from 'vitest';
import { attachmentAccess } from './attachment-access';

const [READY, UNCHECKED, REFUSED] = ['ready', 'unchecked', 'refused'] as const;

test.each([
  [true, false, READY, 'open'],
  [false, true, READY, 'open'],
  [false, false, READY, 'unknown'],
  [true, false, UNCHECKED, 'unchecked'],
  [false, true, UNCHECKED, 'unchecked'],
  [false, false, UNCHECKED, 'unknown'],
  [true, true, REFUSED, 'refused'],
  [false, false, REFUSED, 'unknown'],
])('[7.1] own %s, of what may be read %s, %s: %s', (isOwn, isOfReadThing, state, access) => {
  expect(attachmentAccess({ file: { isOwn, isOfReadThing, state } })).toBe(access);
});

test('[7.1] no file is open to nobody', () => {
  expect(attachmentAccess({ file: null })).toBe('unknown');
});
