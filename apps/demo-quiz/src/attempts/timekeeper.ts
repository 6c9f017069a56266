import { tellPlatform } from '../scores/tell-platform';
import type { Tool } from '../tool';
import { GRACE_MS, isLate } from './time-limit';

/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

export type Timekeeper = {
  /** Hands in when the time is up, whether anybody looks or not. */
  watch: (sittingId: string) => void;
  close: () => void;
};

type Deps = Pick<Tool, 'book' | 'shelf' | 'courier' | 'report'>;

/** Looks after every try with a time limit; also after those that were open when the program stopped. */
export function timekeeper(deps: Deps): Timekeeper {
  const timers = new Map<string, NodeJS.Timeout>();

  function watch(sittingId: string): void {
    clearTimeout(timers.get(sittingId));
    timers.delete(sittingId);
    const attempt = deps.book.find(sittingId)?.attempts.at(-1);
    if (!attempt?.endsAt || attempt.handedInAt !== null) return;
    const wait = Date.parse(attempt.endsAt) + GRACE_MS - Date.now();
    const look = () => void end(sittingId).catch(deps.report);
    timers.set(sittingId, setTimeout(look, Math.min(Math.max(0, wait), LONGEST_MS)).unref());
  }

  async function end(sittingId: string): Promise<void> {
    const attempt = deps.book.find(sittingId)?.attempts.at(-1);
    if (!attempt || !isLate(attempt, new Date())) return watch(sittingId);
    await handInAtEnd(deps, sittingId, new Date());
  }

  for (const { id } of deps.book.all()) watch(id);
  return {
    watch,
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** What was saved is handed in, once. */
export async function handInAtEnd(
  deps: Pick<Tool, 'book' | 'shelf' | 'courier'>,
  sittingId: string,
  now: Date,
): Promise<void> {
  const outcome = await deps.book.handIn(sittingId, {}, now);
  if (outcome === 'handedIn') await tellPlatform(deps, sittingId, now);
}
