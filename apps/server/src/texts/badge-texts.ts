import { DEFAULT_LOCALE, localeOfTag } from '@lantern/domain/display/locales';
import { certificateTexts } from './certificate-texts';

/** [3.11] What a badge says in words besides its own facts. */
export function badgeTexts(locale: string) {
  return {
    narrative: (course: string) =>
      locale.startsWith('ar') ? `تم اجتياز دورة «${course}».` : `The course “${course}” was passed.`,
    score: certificateTexts(localeOfTag(locale) ?? DEFAULT_LOCALE).score,
  };
}
