import { DEFAULT_LOCALE, type Locale, localeOfTag } from '@lantern/domain/display/locales';
import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import { spokenMoment } from '../texts/spoken-moment';
import { filledText, mailTexts } from '../texts/mail-texts';
import { headerText } from './mail-address';
import type { MailFacts } from './mail-kinds';
import { mailCard, mailPage, sheetOf } from './mail-sheet';

export type MailReader = {
  firstName: string;
  locale: string | null;
  timeZone: string | null;
  productTitle: string;
  brandTokens: Record<string, number>;
};

export type WrittenMail = { subject: string; text: string; html: string };

export type MailLinks = { origin: string; unsubscribe: string };

export const PREFERENCES_PATH = '/learn/profile/notifications';

export function languageOf({ locale }: Pick<MailReader, 'locale'>): Locale {
  return localeOfTag(locale ?? '') ?? DEFAULT_LOCALE;
}

/** A mail about one thing as its reader gets it, in their language: as text and as html, which say the same. */
export function writeMail(
  { kind, facts }: { kind: NotificationKind; facts: MailFacts },
  reader: MailReader,
  { origin, unsubscribe }: MailLinks,
): WrittenMail {
  const texts = mailTexts(languageOf(reader));
  const isExpiring = kind === 'certificate' && facts.due !== undefined;
  const words = isExpiring ? texts.expiring : texts.kinds[kind];
  const known = {
    title: headerText(facts.title),
    name: headerText(reader.firstName),
    when: facts.due ? spokenMoment(new Date(facts.due), languageOf(reader), reader.timeZone) : '',
  };
  const said = (text: string) => filledText(text, known);
  const detail = [facts.actorName, facts.courseName].filter(Boolean).map(String).map(headerText).join(' · ');
  const quote = facts.line ? headerText(facts.line) : null;
  const button = { label: words.button, link: new URL(facts.path, origin).href };
  const links = [
    { label: texts.change, link: new URL(PREFERENCES_PATH, origin).href },
    { label: texts.unsubscribe, link: unsubscribe },
  ];
  const product = headerText(reader.productTitle);
  const page = {
    language: texts.language,
    product,
    subject: said(words.subject),
    heading: said(words.heading),
    lead: said(words.lead),
    why: [words.why],
    links,
  };
  const card = { label: said(words.label), title: known.title, detail: detail || null, quote, button };
  const rows = mailCard(
    { ...card, progress: null, percent: '' },
    sheetOf(texts.language, reader.brandTokens),
  );
  const text = [
    page.heading,
    page.lead,
    [`${card.label}: ${card.title}`, detail, quote].filter(Boolean).join('\n'),
    `${button.label}:\n${button.link}`,
    footOf(product, page),
  ].join('\n\n');
  return { subject: page.subject, text, html: mailPage({ ...page, rows }, reader.brandTokens) };
}

type Foot = { why: readonly string[]; links: ReadonlyArray<{ label: string; link: string }> };

/** The last lines of a mail as text. */
export function footOf(product: string, { why, links }: Foot): string {
  return ['--', product, ...why, ...links.map(({ label, link }) => `${label}:\n${link}`)].join('\n');
}
