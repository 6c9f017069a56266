import type { SittingBook } from '../attempts/sitting-book';
import type { Score, ScoreNote } from './score-of';
import type { ServiceToken } from '../platform/service-token';

const TIMEOUT_MS = 10_000;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
/** Worth another try: the token may have ended, the platform may be busy. */
const PASSING = new Set([401, 408, 425, 429]);

export type ScoreCourier = {
  /** Tells the platform, again and again until it has heard; resolves after the first try. */
  deliver: (sittingId: string) => Promise<void>;
  close: () => void;
};

type Deps = { book: SittingBook; token: ServiceToken; report: (error: unknown) => void };

/** Brings scores to the platform. What waits is on disk, so that no restart forgets it. */
export function scoreCourier({ book, token, report }: Deps): ScoreCourier {
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  async function attempt(sittingId: string, wait: number): Promise<void> {
    clearTimeout(timers.get(sittingId));
    timers.delete(sittingId);
    const sitting = book.find(sittingId);
    if (isClosed || !sitting?.lineItem || sitting.note?.state !== 'waiting') return;
    const { score } = sitting.note;
    const state = await send(sitting.lineItem, score).catch((error: unknown) => {
      report(error);
      return 'waiting' as const;
    });
    // A newer score may have come meanwhile: it has its own delivery.
    if (book.find(sittingId)?.note?.score.timestamp !== score.timestamp) return;
    if (state !== 'waiting') return book.note(sittingId, { score, state });
    if (!isClosed) {
      const next = () => void attempt(sittingId, Math.min(wait * 2, LONGEST_WAIT_MS)).catch(report);
      timers.set(sittingId, setTimeout(next, wait).unref());
    }
  }

  async function send(lineItem: string, score: Score): Promise<ScoreNote['state']> {
    const answer = await fetch(scoresUrl(lineItem), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await token.get()}`,
        'content-type': 'application/vnd.ims.lis.v1.score+json',
      },
      body: JSON.stringify(score),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'delivered';
    if (answer.status === 401) token.forget();
    report(new Error(`The platform did not take a score (${answer.status}).`));
    return answer.status >= 500 || PASSING.has(answer.status) ? 'waiting' : 'refused';
  }

  return {
    deliver: (sittingId) => attempt(sittingId, FIRST_WAIT_MS),
    close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** A line item's address may carry a query, which stays behind the added path. */
function scoresUrl(lineItem: string): URL {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url;
}
