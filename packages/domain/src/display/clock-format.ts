import { formattingLocale, type Locale } from './locales';

/** [9.4] Reading 39: the clock of an Arabic page is written in Arabic-Indic digits. */
const ARABIC_CLOCK_NUMBERING = 'arab';

/** [9.4] How the clock is written, as the options of a date formatter: twelve hours, everywhere. */
export function clockFormat(locale: Locale): { locale: string; hour12: true; numberingSystem: string } {
  const numberingSystem = locale === 'ar' ? ARABIC_CLOCK_NUMBERING : 'latn';
  return { locale: formattingLocale(locale), hour12: true, numberingSystem };
}
