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
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [key, String(one)] as const),
  );
  if (pairs.length === 0) return '';
  return `?${pairs.map(([key, value]) => (value === '' ? encode(key) : `${encode(key)}=${encode(value)}`)).join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');
}
