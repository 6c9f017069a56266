import { escapeHtml } from '@lantern/domain/display/escape-html';
import { addressInLocale } from '@lantern/domain/display/locale-address';
import type { Locale } from '@lantern/domain/display/locales';

export type SitemapPage = { address: string; changed: Date | null };

/** By the protocol of sitemaps.org, which takes up to 50,000 addresses; each with those that it has in other languages. */
export function sitemapXml(pages: readonly SitemapPage[], locales: readonly Locale[]): string {
  const entries = pages.map(
    ({ address, changed }) =>
      `<url><loc>${escapeHtml(address)}</loc>${lastChange(changed)}${languages(address, locales)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function lastChange(changed: Date | null): string {
  return changed ? `<lastmod>${changed.toISOString().replace(/\.\d+Z$/, 'Z')}</lastmod>` : '';
}

/** One language alone has no others. */
function languages(address: string, locales: readonly Locale[]): string {
  if (locales.length < 2) return '';
  const links = locales.map((locale) => link(locale, addressInLocale(address, locale)));
  return [...links, link('x-default', address)].join('');
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
}
