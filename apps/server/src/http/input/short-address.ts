import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { requestedSearch } from '@lantern/domain/catalog/search-text';

/** [5.12] The same page with its search cut to what can be asked for; null where the address is no shorter for it. */
export function shortAddress(url: string): string | null {
  if (!URL.canParse(url, 'http://localhost')) return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const keyword = searchParams.get('keyword');
  if (keyword === null || !`${pathname}/`.startsWith(`${BASE_PATH}/`)) return null;
  searchParams.set('keyword', requestedSearch(keyword));
  const shorter = `${pathname}?${searchParams}`;
  return shorter.length < url.length ? shorter : null;
}
