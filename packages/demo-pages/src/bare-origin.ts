/** The origin of an http or https address that is nothing more; null for any other text. */
export function bareOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isBare && /^https?:$/.test(url.protocol) ? url.origin : null;
}
