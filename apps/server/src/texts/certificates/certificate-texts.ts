import { DEFAULT_LOCALE, type Locale, localeOfTag } from '@lantern/domain/display/locales';
import type { CertificateWords } from './certificate-words';
import { FURTHER_CERTIFICATE_WORDS } from './further-certificate-words';
import { OTHER_CERTIFICATE_WORDS } from './other-certificate-words';
import { WESTERN_CERTIFICATE_WORDS } from './western-certificate-words';

export type CertificateTexts = {
  kind: string;
  completed: string;
  grade: string;
  score: string;
  points: string;
  outOf: (score: string, maxScore: string) => string;
  date: string;
  expires: string;
  number: string;
  verify: string;
  issued: (issuer: string, date: string) => string;
};

const WORDS: Record<Locale, CertificateWords> = {
  ...WESTERN_CERTIFICATE_WORDS,
  ...FURTHER_CERTIFICATE_WORDS,
  ...OTHER_CERTIFICATE_WORDS,
};

/** [3.11] What a certificate says besides its own facts, in the learner's language. */
export function certificateTexts(locale: Locale): CertificateTexts {
  const [kind, completed, grade, score, points, outOf, date, expires, number, verify, issued] = WORDS[locale];
  return {
    kind,
    completed,
    grade,
    score,
    points,
    date,
    expires,
    number,
    verify,
    outOf: (reached, maxScore) => filled(outOf, { score: reached, maxScore }),
    issued: (issuer, day) => filled(issued, { issuer, date: day }),
  };
}

/** In one go: what is filled in may hold braces of its own. */
function filled(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** [3.11] What a badge says in words besides its own facts. */
export function badgeTexts(locale: string) {
  return {
    narrative: (course: string) =>
      locale.startsWith('ar') ? `تم اجتياز دورة «${course}».` : `The course “${course}” was passed.`,
    score: certificateTexts(localeOfTag(locale) ?? DEFAULT_LOCALE).score,
  };
}
