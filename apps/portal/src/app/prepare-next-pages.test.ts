import { expect, test } from 'vitest';
import { createFirstI18n } from '../lib/i18n';
import { prepareNextPages } from './prepare-next-pages';

test.each([
  ['a member', 'en-US', true],
  ['a visitor', 'ar', false],
] as const)('the next page of %s has its texts before it is asked for', async (_who, locale, isSignedIn) => {
  const i18n = await createFirstI18n(locale);
  expect(i18n.exists('courseStory.loading')).toBe(false);
  await prepareNextPages(i18n, { isSignedIn });
  expect(i18n.exists('courseStory.loading')).toBe(true);
});
