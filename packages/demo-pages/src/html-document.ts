import { type Html, html } from './html';
import type { Stylesheet } from './stylesheet';

type HtmlDocument = {
  language: 'en' | 'ar';
  title: string;
  stylesheet: Stylesheet;
  /** More attributes of the root element. */
  attributes?: Html;
  /** More of the head. */
  head?: Html[];
  body: Html;
};

/** The document around every page of the demo's programs. */
export function htmlDocument(props: HtmlDocument): string {
  const { language, title, stylesheet, attributes = null, head = [], body } = props;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return html`<!doctype html>
<html lang="${language}" dir="${direction}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet.path}">
${head}
</head>
<body>
${body}
</body>
</html>`.markup;
}
