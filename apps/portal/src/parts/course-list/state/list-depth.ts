import { readStored, writeStored } from '../../../lib/storage/storage';

/** How many cards somebody had scrolled through, and how far down they were. */
export type ListDepth = { count: number; top: number };

const KEY = 'listDepths';
/** The last few entries of this tab's history. */
const MOST_ENTRIES = 20;

/** For the time when the page is loaded anew: after signing in, a reload, or a course of another program. */
export function rememberDepth(entry: string, depth: ListDepth): void {
  const others = depths().filter(([known]) => known !== entry);
  writeStored(KEY, JSON.stringify([...others, [entry, depth]].slice(-MOST_ENTRIES)), 'session');
}

export function depthOf(entry: string): ListDepth | null {
  return depths().find(([known]) => known === entry)?.[1] ?? null;
}

function depths(): Array<[entry: string, depth: ListDepth]> {
  try {
    const kept: unknown = JSON.parse(readStored(KEY, 'session') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, ListDepth] {
  if (!Array.isArray(value)) return false;
  const [entry, depth] = value as [unknown, Partial<ListDepth> | null]; // each is looked at before it is believed
  return typeof entry === 'string' && Number.isFinite(depth?.count) && Number.isFinite(depth?.top);
}
