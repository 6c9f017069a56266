import { createHash } from 'node:crypto';
import { type Locale, textDirection } from '@lantern/domain/display/locales';
import { escapeHtml } from '@lantern/domain/display/escape-html';
import colours from './plain-colours.css?raw';
import styles from './plain-page.css?raw';

type Action = { href: string; label: string };

export type PlainPage = {
  language: Locale;
  productTitle: string;
  title: string;
  detail: string;
  /** The first one leads. */
  actions?: Action[];
  /** A button that sends a form, with a field of this name. */
  form?: { action: string; label: string; field?: string };
  /** Whose pages may have it in a frame; nobody's unless given. */
  frameAncestors?: `'self'` | `'none'`;
};

/** Without its colours, for a page that has the portal's. */
export const PLAIN_LAYOUT: string = styles;
export const PLAIN_STYLES = `${colours}${styles}`;
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(PLAIN_STYLES).digest('base64')}'`;

/** A page without a program, for where the portal cannot show anything: its title, a sentence, and what to do. */
export function plainPage(page: PlainPage): { html: string; policy: string } {
  const { language, productTitle, title, frameAncestors = `'none'` } = page;
  const html = `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(productTitle)}</title>
<style>${PLAIN_STYLES}</style>
</head>
<body class="plain">
${plainMain(page)}
</body>
</html>`;
  const policy = `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; form-action ${page.form ? `'self'` : `'none'`}; frame-ancestors ${frameAncestors}`;
  return { html, policy };
}

/** What it says, for another page to say: that has the colours, and takes the styles along. */
export function plainMain({ productTitle, title, detail, actions = [], form }: PlainPage): string {
  const links = actions.map(
    ({ href, label }, index) =>
      `<a${index === 0 ? ' class="primary"' : ''} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
  );
  return `<main>
<p class="product">${escapeHtml(productTitle)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
${links.length > 0 ? `<p class="actions">${links.join('\n')}</p>` : ''}
${form ? formOf(form) : ''}
</main>`;
}

function formOf({ action, label, field }: NonNullable<PlainPage['form']>): string {
  const hidden = field ? `<input type="hidden" name="${escapeHtml(field)}" value="1">` : '';
  return `<form class="actions" method="post" action="${escapeHtml(action)}">${hidden}<button class="primary">${escapeHtml(label)}</button></form>`;
}
