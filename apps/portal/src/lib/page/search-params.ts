/** The query of an address: a key that repeats holds a list. */
export type Search = Record<string, string | string[]>;

/** Texts stay texts: a query of another page, or of another program, passes through as it came. */
export function parseSearch(query: string): Search {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Brackets stand as they are: `category[<id>]=<attribute>` is how filters are written (reading 30). */
export function stringifySearch(search: Record<string, unknown>): string {
  return joined(
    pairsOf(search).map(([key, value]) => (value === '' ? encode(key) : `${encode(key)}=${encode(value)}`)),
  );
}

/** The server compares an address with itself as URLSearchParams writes it, and redirects where they differ. */
export function stringifySearchAsServed(search: Record<string, unknown>): string {
  return joined(pairsOf(search).map((pair) => new URLSearchParams([pair]).toString()));
}

function pairsOf(search: Record<string, unknown>): Array<[key: string, value: string]> {
  return Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [key, String(one)]),
  );
}

function joined(parts: string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');
}
