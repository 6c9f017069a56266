import type { IncomingHttpHeaders } from 'node:http';

/** Did a page of ours, or the person, ask for this? A link on another site must not sign anyone out. */
export function checkOwnNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== 'cross-site';
}
