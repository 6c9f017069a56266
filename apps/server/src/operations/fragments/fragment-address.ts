import { isSafeAddress } from '@lantern/domain/web/safe-address';

const LONGEST_ADDRESS = 500;

/** [1.6] Why no fragment can be at this address, in a sentence; null where one can. */
export function addressFault(address: string, issuer: string): string | null {
  if (address.length > LONGEST_ADDRESS) return `An address has at most ${LONGEST_ADDRESS} characters.`;
  if (!URL.canParse(address)) return `"${address}" is no whole address: it begins with https://.`;
  const { protocol, username, password, search, hash, origin, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    return `A fragment is at an https address, not at ${protocol}.`;
  if (username || password) return 'An address of a fragment has no name and password in it.';
  if (search || hash) return 'An address of a fragment ends with its path: no ? and no #.';
  if (origin !== issuer && !isSafeAddress(href))
    return 'Must be https, or an address of this very portal or machine.';
  return null;
}
