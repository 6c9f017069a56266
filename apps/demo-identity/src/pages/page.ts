import type { Language } from './choose-language';
import { type Html, html } from './html';
import { STYLESHEET_PATH } from './stylesheet';

type PageProps = { language: Language; title: string; body: Html };

/** The paper every page of this program is printed on. */
export function page({ language, title, body }: PageProps): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Lantern</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<header class="top"><span class="logo">${MARK}<span>Lantern</span></span></header>
<main>${body}</main>
</body>
</html>`.markup;
}

const MARK = html`<svg viewBox="0 0 28 34" aria-hidden="true" focusable="false"><path class="mark-body" d="M4 33V15.5a10 10 0 0 1 20 0V33z"/><path class="mark-body" d="M14 1a4.5 4.5 0 0 0-4.5 4.5h2.4a2.1 2.1 0 0 1 4.2 0h2.4A4.5 4.5 0 0 0 14 1z"/><circle class="mark-light" cx="14" cy="21" r="5.5"/></svg>`;
