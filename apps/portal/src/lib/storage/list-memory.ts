import { LIST_TYPES, type ListType } from '@lantern/domain/catalog/filter-state';
import type { PersistedQueries } from '@lantern/domain/catalog/initial-filters';
import { type ListSort, type ListView, listSort, listView } from '@lantern/domain/catalog/list-sort';
import { readChoiceCookie, writeChoiceCookie } from './storage';

/** What a browser remembers of a list; null where the list is not remembered or was never seen. */
export type ListMemory = { query: string | null; sort: ListSort; view: ListView };
export type ListMemories = Record<ListType, ListMemory>;

/** The server must render the list as it was left, so the memory is a cookie. */
const COOKIE = 'lists';
/** Cookies are short, and travel with every request: longer filters are forgotten. */
const LONGEST = 3000;

/** [3.23] [3.24] What was left, unless somebody else left it. */
export function parseListMemories(cookie: string | null, userId: string | null): ListMemories {
  const record = recordOf(cookie);
  const isMine = record['user'] === userId;
  return mapLists((list) => {
    const { query, sort, view } = objectOf(record[list]);
    const isKept = isMine && typeof query === 'string';
    const order = listSort(list, list === 'public' ? null : sort);
    return { query: isKept ? query : null, sort: order, view: listView(view) };
  });
}

/** Reading 33: of the public list only the view is kept; its filters and its order live in the URL alone. */
export function rememberList(list: ListType, memory: ListMemory, userId: string | null): void {
  const cookie = readChoiceCookie(COOKIE);
  // That list is nobody's: whoever looks at it, what a learner left of the others stays theirs.
  const user = list === 'public' ? ownerOf(cookie) : userId;
  const memories = parseListMemories(cookie, user);
  const kept = { ...memories, [list]: list === 'public' ? { ...memory, query: null } : memory };
  const whole = JSON.stringify({ user, ...kept });
  const isShort = encodeURIComponent(whole).length <= LONGEST;
  const short = mapLists((one) => ({ ...kept[one], query: null }));
  writeChoiceCookie(COOKIE, isShort ? whole : JSON.stringify({ user, ...short }));
}

/** In the browser: what is remembered by now. On the server: what the request said. */
export function currentListMemories(requested: string | null, userId: string | null): ListMemories {
  const cookie = typeof document === 'undefined' ? requested : readChoiceCookie(COOKIE);
  return parseListMemories(cookie, userId);
}

export function persistedQueries(memories: ListMemories): PersistedQueries {
  const { catalog, enrolled, public: open } = memories;
  return { catalog: catalog.query, enrolled: enrolled.query, public: open.query };
}

function mapLists(memoryOf: (list: ListType) => ListMemory): ListMemories {
  const entries = LIST_TYPES.map((list) => [list, memoryOf(list)] as const);
  return Object.fromEntries(entries) as ListMemories; // one entry for each list
}

function ownerOf(cookie: string | null): string | null {
  const { user } = recordOf(cookie);
  return typeof user === 'string' ? user : null;
}

function recordOf(cookie: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(cookie ?? '{}'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // any object may be asked for any key
}
