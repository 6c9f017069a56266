import { createHash } from 'node:crypto';
import { escapeHtml } from '@lantern/domain/display/escape-html';
import { formattingLocale, textDirection } from '@lantern/domain/display/locales';
import { PLAIN_STYLES } from '../../http/pages/plain-page';
import type { StoredMail } from '../../store/mail/mails';
import type { Tenant } from '../../store/platform/tenants';
import type { MailTexts } from '../../texts/mail-texts';
import type { WrittenMail } from '../write-mail';
import styles from './outbox-page.css?raw';

const STYLES = `${PLAIN_STYLES}${styles}`;
export const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type ShownMail = StoredMail & WrittenMail;

type Around = { tenant: Tenant; texts: MailTexts; folder: string; now: Date };

/** The mails of a person, the latest first and open. */
export function outboxPage(mails: readonly ShownMail[], { tenant, texts, folder }: Around): string {
  const { language, outbox } = texts;
  const said = mails.length === 0 ? `<p>${escapeHtml(outbox.none)}</p>` : '';
  const items = mails.map((mail, index) => mailItem(mail, { texts, folder, isOpen: index === 0 }));
  return `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(outbox.title)} · ${escapeHtml(tenant.productTitle)}</title>
<style>${STYLES}</style>
</head>
<body class="plain outbox">
<main>
<p class="product"><a href="/learn">${escapeHtml(tenant.productTitle)}</a></p>
<h1>${escapeHtml(outbox.title)}</h1>
<p>${escapeHtml(outbox.detail)}</p>
${said}${items.join('\n')}
</main>
</body>
</html>`;
}

type Item = { texts: MailTexts; folder: string; isOpen: boolean };

function mailItem(mail: ShownMail, { texts, folder, isOpen }: Item): string {
  const { language, outbox } = texts;
  const { id, subject, text, email, queued, sent, refused } = mail;
  const state = refused ? outbox.refused : sent ? outbox.sent : outbox.waiting;
  const when = new Intl.DateTimeFormat(formattingLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(sent ?? queued);
  return `<details class="mail" name="mail"${isOpen ? ' open' : ''}>
<summary><span class="subject" dir="auto">${escapeHtml(subject)}</span><span class="facts"><bdi>${escapeHtml(email)}</bdi> · ${escapeHtml(state)} · <time datetime="${(sent ?? queued).toISOString()}">${escapeHtml(when)}</time></span></summary>
<iframe src="${folder}/${id}" title="${escapeHtml(subject)}" loading="lazy"></iframe>
<details class="text"><summary>${escapeHtml(outbox.plain)}</summary><pre dir="auto">${escapeHtml(text)}</pre></details>
</details>`;
}
