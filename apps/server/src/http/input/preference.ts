export type Preference = 'respond-sync' | 'respond-async';

const KNOWN: readonly string[] = ['respond-sync', 'respond-async'] satisfies Preference[];

/** [7.1] The first of the two that a request names (RFC 7240); null where it names none, and is answered async. */
export function preferenceOf(header: string | string[] | undefined): Preference | null {
  const tokens = String(header ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  return (tokens.find((token) => KNOWN.includes(token)) as Preference | undefined) ?? null; // one of the two
}
