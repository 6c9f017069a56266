import type { IncomingHttpHeaders } from 'node:http';

/** Was this form sent by a page of ours? A request that does not say where it comes from was not. */
export function isSameOrigin(headers: IncomingHttpHeaders, issuer: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === issuer;
}
