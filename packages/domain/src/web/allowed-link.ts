import { type AllowedSource, isAllowedSource } from './allowed-sources';

export type LinkContext = { origin: string; allowedSources: readonly AllowedSource[] };

/** [3.22] Where a link of the tenant leads: on this origin, or to an allowed source; null for anywhere else. */
export function allowedLink(
  href: string,
  { origin, allowedSources }: LinkContext,
): { href: string; isExternal: boolean } | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  // Not by the origin alone, which a blob has from the page that made it.
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin === origin) return { href: `${url.pathname}${url.search}${url.hash}`, isExternal: false };
  return isAllowedSource(url.href, allowedSources) ? { href: url.href, isExternal: true } : null;
}
