import { createHash } from 'node:crypto';
import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { type Locale, textDirection } from '@lantern/domain/display/locales';
import type { Tenant } from '../../store/tenants';
import type { Refusal } from '../refusal';
import { escapeHtml } from './escape-html';
import styles from './refusal.css?raw';
import { refusalTexts } from './refusal-texts';

type RefusalPageProps = { refusal: Refusal; tenant: Tenant; locale: Locale };

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page of its own, because without a session there may be no portal to show anything in. */
export function refusalPage({ refusal, tenant, locale }: RefusalPageProps): { html: string; policy: string } {
  const { texts, language } = refusalTexts(locale);
  const { title, detail } = texts[refusal];
  const isOtherPersonWanted = refusal === 'unknownPerson' || refusal === 'unverifiedEmail';
  const again = isOtherPersonWanted
    ? { href: '/oidc/login?prompt=login', label: texts.actions.other }
    : { href: '/oidc/login', label: texts.actions.again };
  const html = `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(tenant.productTitle)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="product">${escapeHtml(tenant.productTitle)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p class="actions"><a class="primary" href="${again.href}">${escapeHtml(again.label)}</a>
<a href="${PORTAL_PATHS.home}">${escapeHtml(texts.actions.home)}</a></p>
</main>
</body>
</html>`;
  return { html, policy: POLICY };
}
