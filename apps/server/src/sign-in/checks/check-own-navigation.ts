import type { IncomingHttpHeaders } from 'node:http';

/**
 * Did the person press something on a page of ours, which then went away for this one? Not a picture, a frame or a
 * prefetch of any page, nor a link elsewhere: none of these may sign anybody out.
 */
export function checkOwnNavigation(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { purpose, 'sec-purpose': secPurpose, 'x-moz': moz } = headers;
  if ([purpose, secPurpose, moz].some((value) => value !== undefined)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  if (site !== undefined || mode !== undefined || destination !== undefined)
    return site === 'same-origin' && mode === 'navigate' && destination === 'document';
  // Of older browsers only what they ask for and where they come from is known.
  const from = headers.origin ?? headers.referer ?? '';
  const isFromUs = URL.canParse(from) && new URL(from).origin === ownOrigin;
  return isFromUs && (headers.accept ?? '').includes('text/html');
}
