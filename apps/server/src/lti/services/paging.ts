import { requestField } from '../request-field';
import { MOST_ROWS } from '../limits';

/** The `limit` of a query, within ours. */
export function limitOf(query: unknown): number {
  const limit = Number(requestField(query, 'limit') ?? MOST_ROWS);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MOST_ROWS) : MOST_ROWS;
}

/** The link to the next page, with what was asked and where it goes on. */
export function nextLink(address: string, query: unknown, from: Record<string, string>): string {
  const parameters = new URLSearchParams();
  const fields = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  for (const [name, value] of [...fields, ...Object.entries(from)]) {
    if (typeof value === 'string') parameters.set(name, value);
  }
  return `<${address}?${parameters}>; rel="next"`;
}
