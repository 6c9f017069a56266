export type OAuthFields = Record<string, string>;

const PAIR = /^\s*([\w.%-]+)="([^"]*)"\s*$/;

/** The fields of an `Authorization: OAuth …` header; null when there is none that can be read. */
export function oauthHeader(authorization: string | undefined): OAuthFields | null {
  const [, list] = /^OAuth\s+(.+)$/i.exec(authorization ?? '') ?? [];
  if (!list) return null;
  const fields = new Map<string, string>();
  for (const pair of list.split(',')) {
    const [, name, value] = PAIR.exec(pair) ?? [];
    if (name === undefined || value === undefined || fields.has(name)) return null;
    const plain = decoded(value);
    if (plain === null) return null;
    fields.set(name, plain);
  }
  fields.delete('realm');
  return Object.fromEntries(fields);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
