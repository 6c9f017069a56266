import { formattingLocale } from '@lantern/domain/display/locales';
import type { Cadence } from '@lantern/domain/notifications/notification-kinds';
import { headerText } from '../mail/mail-address';
import { mailCard, mailPage, sheetOf } from '../mail/mail-sheet';
import { type DigestWriter, factsOf } from '../mail/mail-work';
import {
  footOf,
  languageOf,
  type MailLinks,
  type MailReader,
  PREFERENCES_PATH,
  type WrittenMail,
} from '../mail/write-mail';
import { DIGEST_HOUR, DIGEST_WEEKDAY } from '../notifications/next-digest';
import { knownTimeZone } from '../texts/calendar-day';
import { digestTexts } from '../texts/digest-texts';
import { filledText } from '../texts/mail-texts';
import { type Digest, readDigest } from './read-digest';
import { type DigestPart, digestParts } from './digest-parts';
import { partRows } from './digest-rows';

/** Read and written when it is sent; null when nothing is left to tell. */
export const writeStoredDigest: DigestWriter = async (db, mail, { tenantId, links, now }) => {
  const { digest: asked } = factsOf(mail);
  if (!asked) return null;
  const { userId } = mail;
  const locale = languageOf(mail);
  const digest = await readDigest(db, { tenantId, userId, locale, ids: asked.ids, at: now });
  return digest && writeDigest(digest, mail, { links, cadence: asked.cadence, now });
};

type About = { links: MailLinks; cadence: Cadence; now: Date };

/** As text and as html, which say the same. */
export function writeDigest(
  digest: Digest,
  reader: MailReader,
  { links: { origin, unsubscribe }, cadence, now }: About,
): WrittenMail {
  const locale = languageOf(reader);
  const texts = digestTexts(locale);
  const timeZone = knownTimeZone(reader.timeZone);
  const tag = formattingLocale(texts.language);
  const parts = digestParts(digest, { texts, timeZone, now, origin });
  const [first] = parts.flatMap(({ items }) => items);
  const dateOf = (style: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone }).format(at);
  const product = headerText(reader.productTitle);
  const page = {
    language: texts.language,
    product,
    subject: filledText(texts.subject[cadence], { title: headerText(first?.title ?? '') }),
    date: dateOf({ weekday: 'long', day: 'numeric', month: 'long' }, now),
    heading: filledText(texts.greeting, { name: headerText(reader.firstName) }),
    lead: leadOf(digest),
    why: [filledText(texts.why[cadence], usualTime(tag)), texts.most],
    links: [
      { label: texts.change, link: new URL(PREFERENCES_PATH, origin).href },
      { label: texts.unsubscribe, link: unsubscribe },
    ],
  };
  const sheet = sheetOf(texts.language, reader.brandTokens);
  const { next } = digest;
  const percent = next ? new Intl.NumberFormat(tag, { style: 'percent' }).format(next.progress) : '';
  const card = next && {
    label: texts.continue.label,
    title: headerText(next.lesson ?? next.course),
    detail: next.lesson ? headerText(next.course) : null,
    quote: null,
    progress: next.progress,
    percent,
    button: { label: texts.continue.button, link: new URL(next.path, origin).href },
  };
  const rows = [card ? mailCard(card, sheet) : '', ...parts.map((part) => partRows(part, sheet))].join('\n');
  const text = [
    `${page.heading}\n${page.lead}`,
    card && `${card.label}: ${card.title} (${percent})\n${card.button.link}`,
    ...parts.map(partText),
    footOf(product, page),
  ];
  return {
    subject: page.subject,
    text: text.filter(Boolean).join('\n\n'),
    html: mailPage({ ...page, rows }, reader.brandTokens),
  };

  function leadOf({ due: { count, tasks } }: Digest): string {
    const [soonest] = tasks;
    if (!soonest) return texts.nothingDue;
    const form = texts.due[new Intl.PluralRules(tag).select(count)] ?? texts.due.other;
    const shown = new Intl.NumberFormat(tag).format(count);
    return filledText(form, { count: shown, day: dateOf({ weekday: 'long' }, soonest.due) });
  }
}

/** The hour and the day on which digests come, wherever that is. */
function usualTime(tag: string): { time: string; day: string } {
  // 2024 began on a Monday.
  const usual = new Date(Date.UTC(2024, 0, DIGEST_WEEKDAY, DIGEST_HOUR));
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(usual);
  return { time: format({ hour: 'numeric', minute: '2-digit' }), day: format({ weekday: 'long' }) };
}

function partText({ title, items }: DigestPart): string {
  const lines = items.map(({ title: said, details, link }) => [`- ${said}`, ...details, link].join('\n  '));
  return [title, ...lines].join('\n');
}
