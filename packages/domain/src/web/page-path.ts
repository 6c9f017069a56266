/** What answers to programs and browsers, not to readers: signing in and out, calls, tools, health. */
const NO_PAGES = /^\/+(?:oidc|api|lti|config-ui|healthz|readyz)(?:\/|$)/i;

/** [5.1] Is this the path of a page, however it is spelled? A path may be decoded, and its dots resolved, on its way. */
export function isPagePath(pathname: string): boolean {
  if (NO_PAGES.test(pathname) || NO_PAGES.test(resolved(pathname))) return false;
  const decoded = decodeAscii(pathname);
  return decoded === pathname || isPagePath(decoded);
}

/** Every character of ASCII that was written by its number. */
export function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function resolved(path: string): string {
  return URL.canParse(path, 'https://here.invalid') ? new URL(path, 'https://here.invalid').pathname : path;
}
