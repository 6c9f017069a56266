import { isLoopback } from './loopback';
import { decodeAscii, isPagePath } from './page-path';

export type RedirectContext = { origin: string; clientRoot: string };

const SCHEME_WITHOUT_HOST = /^https?:(?!\/\/)/i;

/** [5.1] [2.19] The path, query and hash of the page to follow, or the client root when the target is not ours (reading 28). */
export function safeRedirectTarget(target: string | null, { origin, clientRoot }: RedirectContext): string {
  if (!target || target.startsWith('//') || SCHEME_WITHOUT_HOST.test(target)) return clientRoot;
  if (target.includes(' ') || hasTrickCharacter(target) || !URL.canParse(target, origin)) return clientRoot;

  const url = new URL(target, origin);
  if (!isOwnAddress(url, new URL(origin)) || !isPlainPath(url.pathname)) return clientRoot;
  if (!isPagePath(url.pathname)) return clientRoot;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Https on this very host and port, or the page's own protocol where the host is loopback. */
function isOwnAddress(url: URL, page: URL): boolean {
  if (url.host !== page.host || url.username || url.password) return false;
  return url.protocol === 'https:' || (isLoopback(page.hostname) && url.protocol === page.protocol);
}

/** However often it is decoded, the path must neither name another host nor hide what we refuse in the open. */
function isPlainPath(pathname: string): boolean {
  if (pathname.startsWith('//') || hasTrickCharacter(pathname)) return false;
  const decoded = decodeAscii(pathname);
  return decoded === pathname || isPlainPath(decoded);
}

/** Browsers drop control characters and read a back-slash as a slash. */
function hasTrickCharacter(text: string): boolean {
  return Array.from(text).some(
    (character) => character < ' ' || character === '\u007f' || character === '\\',
  );
}
