import { createHash } from 'node:crypto';
import { type Locale, textDirection } from '@lantern/domain/display/locales';
import styles from '../../sign-in/pages/refusal.css?raw';
import { escapeHtml } from '../../sign-in/pages/escape-html';
import type { Tenant } from '../../store/tenants';
import { ltiPageTexts, ltiRefusalText } from '../../texts/lti-refusal-texts';
import type { LtiRefusal } from '../refusal';

type Refused = { refusal: LtiRefusal; tenant: Pick<Tenant, 'productTitle'>; locale: Locale };

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Shown where the tool would have been: in its frame, or in a window of its own. */
export function launchRefusalPage({ refusal, tenant, locale }: Refused): { html: string; policy: string } {
  const texts = ltiPageTexts(locale);
  const html = `<!doctype html>
<html lang="${texts.language}" dir="${textDirection(texts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.refused)} · ${escapeHtml(tenant.productTitle)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="product">${escapeHtml(tenant.productTitle)}</p>
<h1>${escapeHtml(texts.refused)}</h1>
<p>${escapeHtml(ltiRefusalText(refusal, texts.language))}</p>
</main>
</body>
</html>`;
  return { html, policy: POLICY };
}
