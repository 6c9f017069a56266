import { SCRIPTS, type ScriptName } from './scripts';
import type { Language } from './choose-language';
import { type Html, html } from './html';
import { STYLESHEET_PATH } from './stylesheet';
import { TEXTS } from './texts';

export type PageFrame = {
  language: Language;
  nonce: string;
  /** Where messages to the surrounding page may go. */
  platformOrigins: string[];
};

type PageProps = PageFrame & { title: string; body: Html; scripts?: ScriptName[] };

/** The paper every page of this tool is printed on. */
export function page(props: PageProps): string {
  const { language, nonce, platformOrigins, title, body, scripts = [] } = props;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const names: ScriptName[] = ['frame', ...scripts];
  return html`<!doctype html>
<html lang="${language}" dir="${direction}" data-platform-origins="${platformOrigins.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${TEXTS[language].brand}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET_PATH}">
${names.map((name) => html`<script type="module" nonce="${nonce}" src="${SCRIPTS[name].path}"></script>`)}
</head>
<body>
<main aria-label="${title}">${body}</main>
</body>
</html>`.markup;
}
