import { Html, html } from '@lantern/demo-pages/html';
import type { Rich, Words } from '../quizzes/question';
import type { Language } from './choose-language';
import { TEXTS, type Texts } from './texts';

export type Writer = {
  texts: Texts;
  /** A quiz's own words as a block: in the reader's language, or in that of the course. */
  words: (words: Words) => Html;
  /** The same within a line, without what stands around the letters. */
  phrase: (words: Words) => Html;
  plain: (words: Words) => string;
  /** The attribute that lets what stands around such words run as they do. */
  side: (words: Words) => Html | null;
  number: (value: number) => string;
  date: (moment: string) => string;
  /** As long as a person would say it, in minutes and seconds. */
  duration: (seconds: number) => string;
};

/** `home` is the address of the session, below which pictures are read. */
export function writerIn(language: Language, home: string): Writer {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const lists = new Intl.ListFormat(language, { type: 'unit', style: 'long' });
  const unit = (name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });
  const plain = (words: Words) => ('html' in words ? lettersOf(words.html) : words[language]);
  return {
    texts: TEXTS[language],
    words: (words) =>
      'html' in words
        ? html`<div class="rich"${tongue(words)}>${new Html(words.html.replaceAll('src="quiz-file:', `src="${home}/files/`))}</div>`
        : html`${words[language]}`,
    phrase: (words) =>
      'html' in words ? html`<span${tongue(words)}>${plain(words)}</span>` : html`${plain(words)}`,
    plain,
    side: (words) => ('html' in words ? direction(words) : null),
    number: (value) => numbers.format(value),
    date: (moment) => dates.format(new Date(moment)),
    duration: (seconds) => {
      const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
      const parts = [
        ...(minutes > 0 ? [unit('minute').format(minutes)] : []),
        ...(rest > 0 || minutes === 0 ? [unit('second').format(rest)] : []),
      ];
      return lists.format(parts);
    },
  };
}

const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i;

/** The course may be in another language than the pages of this tool. */
function tongue(words: Rich): Html {
  const { language } = words;
  return html`${language === null ? null : html` lang="${language}"`}${direction(words)}`;
}

function direction({ language }: Rich): Html {
  if (language === null) return html` dir="auto"`;
  return html` dir="${RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'}"`;
}

const LETTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function lettersOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (whole, code?: string, name = '') =>
      code ? letter(Number(code)) : (LETTERS[name] ?? whole),
    )
    .replace(/\{\{\d+\}\}/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

function letter(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
