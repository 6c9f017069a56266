import { expect, test } from 'vitest';
import type { FragmentSlotName } from './fragment-slots';
import { isTutorShown } from './is-tutor-shown';

const BOTH = ['tutor', 'knowledgeCentre'];

test.each<[name: string, registered: string[], failed: FragmentSlotName[], isShown: boolean]>([
  ['with the knowledge centre', BOTH, [], true],
  ['beside another that failed', [...BOTH, 'tasks'], ['tasks'], true],
  ['that failed itself, and can be tried again', BOTH, ['tutor'], true],
  ['without the knowledge centre', ['tutor'], [], false],
  ['with a knowledge centre that failed', BOTH, ['knowledgeCentre'], false],
  ['that nobody has registered', ['knowledgeCentre'], [], false],
])('[8.11] the tutor %s', (_name, registered, failed, isShown) => {
  expect(isTutorShown({ registered, failed })).toBe(isShown);
});
