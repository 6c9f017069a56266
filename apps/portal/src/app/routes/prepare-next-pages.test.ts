import { expect, test, vi } from 'vitest';
import { createFirstI18n } from '../../lib/format/i18n';
import { prepareNextPages } from './prepare-next-pages';

test.each(['en-US', 'ar'] as const)(
  'the next page has its texts before it is asked for, in %s',
  async (locale) => {
    const i18n = await createFirstI18n(locale);
    expect(i18n.exists('courseStory.about')).toBe(false);
    void prepareNextPages();
    await vi.waitFor(() => expect(i18n.exists('courseStory.about')).toBe(true));
  },
);
