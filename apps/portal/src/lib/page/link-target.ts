import { parseSearch, type Search } from './search-params';

/** A path with its query, in the two parts that the router's links take. */
export function linkTarget(path: string): { to: string; search?: Search } {
  const [to = '', query] = path.split('?');
  return query === undefined ? { to } : { to, search: parseSearch(query) };
}
