/** `host` is one of the tenant's own; null for the tenant that answers for hosts nobody owns. */
export type PeopleCommand = { kind: 'suspend' | 'restore'; email: string; host: string | null };

/** What the operator asked for cannot be done; its message says how to ask. */
export class PeopleCommandError extends Error {
  override name = 'PeopleCommandError';
}

const USAGE = `Use it so:
  npm run people -- suspend <email>    shuts a person out, from their next request on
  npm run people -- restore <email>    lets them sign in again
Behind any of them, --tenant <host> names the tenant by one of its hosts.`;

export function peopleCommand(words: readonly string[]): PeopleCommand {
  const { host, rest } = withoutTenant(words);
  const [kind, email, ...more] = rest;
  if (more.length > 0 || !email?.includes('@')) throw new PeopleCommandError(USAGE);
  if (kind !== 'suspend' && kind !== 'restore') throw new PeopleCommandError(USAGE);
  return { kind, email, host };
}

function withoutTenant(words: readonly string[]): { host: string | null; rest: string[] } {
  const at = words.indexOf('--tenant');
  if (at < 0) return { host: null, rest: [...words] };
  const host = words[at + 1];
  if (!host || host.startsWith('-')) throw new PeopleCommandError(USAGE);
  return { host: host.toLowerCase(), rest: words.toSpliced(at, 2) };
}
