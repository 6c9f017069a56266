import type { Words } from '../quizzes/question';
import type { Language } from './choose-language';
import { TEXTS, type Texts } from './texts';

export type Writer = {
  texts: Texts;
  /** A quiz's own words in the reader's language. */
  words: (words: Words) => string;
  number: (value: number) => string;
  date: (moment: string) => string;
};

export function writerIn(language: Language): Writer {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    texts: TEXTS[language],
    words: (words) => words[language],
    number: (value) => numbers.format(value),
    date: (moment) => dates.format(new Date(moment)),
  };
}
