import { isLoopback } from './loopback';

/** [3.22] One entry of lms.learner_allowed_external_sources: a host, or all its subdomains. */
export type AllowedSource = { protocol: 'https:' | 'http:'; host: string; subdomainsOnly: boolean };

const WILDCARD = '*.';

/** [3.22] Reading 43: the comma list, without what is no https host (plain http on loopback passes too). */
export function parseAllowedSources(setting: string | null): AllowedSource[] {
  return setting?.split(',').flatMap((entry) => parseAllowedSource(entry.trim())) ?? [];
}

/** [3.22] Reading 43: may content, a link or a message come from this address? */
export function isAllowedSource(address: string, sources: readonly AllowedSource[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (username || password) return false;
  return sources.some((source) => {
    const isHostOf = source.subdomainsOnly ? host.endsWith(`.${source.host}`) : host === source.host;
    return isHostOf && protocol === source.protocol;
  });
}

/** [3.22] The entry written anew, for a content security policy. */
export function sourceExpression({ protocol, host, subdomainsOnly }: AllowedSource): string {
  return `${protocol}//${subdomainsOnly ? WILDCARD : ''}${host}`;
}

function parseAllowedSource(entry: string): AllowedSource[] {
  const protocol = entry.toLowerCase().startsWith('http://') ? 'http:' : 'https:';
  const authority = entry.replace(/^https?:\/\//i, '');
  const subdomainsOnly = authority.startsWith(WILDCARD);
  const name = subdomainsOnly ? authority.slice(WILDCARD.length) : authority;
  if (!isPlainAuthority(name) || !URL.canParse(`${protocol}//${name}`)) return [];

  const { host, hostname } = new URL(`${protocol}//${name}`);
  if (protocol === 'http:' && !isLoopback(hostname)) return [];
  // A bare top-level domain with all its subdomains would let everyone in.
  if (subdomainsOnly && !hostname.includes('.')) return [];
  return [{ protocol, host, subdomainsOnly }];
}

/** Nothing that could end the host early or start another directive; a path may follow and is dropped. */
function isPlainAuthority(name: string): boolean {
  return !/[\s"'*;@\\]|:\/\//.test(name);
}
