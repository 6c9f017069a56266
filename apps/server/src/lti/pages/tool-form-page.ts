import { createHash } from 'node:crypto';
import { escapeHtml } from '@lantern/domain/display/escape-html';
import { textDirection } from '@lantern/domain/display/locales';
import { PLAIN_STYLES } from '../../http/pages/plain-page';
import { ltiPageTexts } from '../../texts/lti-refusal-texts';

/** What the browser posts to a tool. */
export type ToolForm = { kind: 'form'; action: string; fields: Record<string, string> };

/** Whatever the form holds, the script is the same text, so its hash can stand in the policy. */
const SCRIPT = 'document.forms[0].submit();';
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [SCRIPT_SOURCE, STYLE_SOURCE] = [hashSource(SCRIPT), hashSource(PLAIN_STYLES)];

/** A page that posts its form to the tool at once; without scripts, by its button. */
export function toolFormPage({ action, fields }: ToolForm, locale: string): { html: string; policy: string } {
  const texts = ltiPageTexts(locale);
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  const html = `<!doctype html>
<html lang="${texts.language}" dir="${textDirection(texts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.opening)}</title>
<style>${PLAIN_STYLES}</style>
</head>
<body class="plain">
<main>
<p>${escapeHtml(texts.opening)}</p>
<form action="${escapeHtml(action)}" method="post" accept-charset="utf-8">
${inputs}
<noscript><button class="primary">${escapeHtml(texts.open)}</button></noscript>
</form>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
  const policy = [
    `default-src 'none'`,
    `script-src ${SCRIPT_SOURCE}`,
    `style-src ${STYLE_SOURCE}`,
    `form-action ${new URL(action).origin}`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
  return { html, policy };
}
