const LOOPBACK = new Set(['127.0.0.1', '[::1]']);
/** What a header can carry as it is. */
const PLAIN = /^[!-~]+$/;
/** A name that its maker owns, turned round: com.example.learn (RFC 8252, 7.1). */
const OWN_SCHEME = /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/;

/** May an app be sent back here? To https, to a scheme of its own, or to this machine by its number (RFC 8252, 7). */
export function isAppRedirect(address: string): boolean {
  if (!PLAIN.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  if (hash !== '' || address.includes('#') || username !== '' || password !== '') return false;
  if (protocol === 'http:') return LOOPBACK.has(hostname);
  return protocol === 'https:' || OWN_SCHEME.test(protocol);
}

/** To the letter; on this machine at whichever port the app has found free (RFC 8252, 7.3). */
export function matchesRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true;
  if (!isAppRedirect(asked)) return false;
  const [known, wanted] = [new URL(registered), new URL(asked)];
  if (known.protocol !== 'http:' || !asked.startsWith(`http://${wanted.host}`)) return false;
  wanted.port = known.port;
  return wanted.href === known.href;
}
