import { LIVE_PATH } from '@lantern/contract/live/live-stream';
import type { LiveNews } from './live-news';

/** The server beats every 15 seconds: with two beats missed, somebody between holds the stream back. */
export const SILENCE_MS = 40_000;
const PAUSE_MS = { first: 1000, longest: 5 * 60_000, growth: 2 };

export type Told = { news: LiveNews; cursor: number | null };

export type ConnectionOptions = {
  /** The last number that this browser has; null when it has none. */
  cursor: number | null;
  /** When the page was made, by the server's clock: what has changed since is told first. */
  since: Date;
  onTold: (told: Told) => void;
  /** The session has ended: there is nothing more to hear. */
  onSignedOut: () => void;
};

/**
 * One stream, opened again whenever it ends. The browser's own way of doing so gives up for good when a server answers with
 * an error, as one does that is being stopped. The answer closes it.
 */
export function connectLive({ cursor: from, since, onTold, onSignedOut }: ConnectionOptions): () => void {
  let cursor = from;
  let failures = 0;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  }

  function open(): void {
    source = new EventSource(
      `${LIVE_PATH}?${cursor === null ? `since=${since.getTime()}` : `after=${cursor}`}`,
    );
    source.addEventListener('hello', (event) => tell(event, { kind: 'alive', isNew: true }));
    source.addEventListener('beat', (event) => tell(event, { kind: 'alive', isNew: false }));
    source.addEventListener('reset', (event) => tell(event, { kind: 'reset' }));
    source.addEventListener('changed', (event) =>
      tell(event, { kind: 'changed', topic: JSON.parse(event.data).topic }),
    );
    source.addEventListener('moved', (event) => openLater(JSON.parse(event.data).pauseMs));
    source.addEventListener('signed-out', () => {
      close();
      onSignedOut();
    });
    const own = source;
    // One that was closed may still say that it has ended.
    source.addEventListener('error', () => {
      if (own === source) onFailure();
    });
    wait(SILENCE_MS, onFailure);
  }

  function tell({ lastEventId }: MessageEvent, news: LiveNews): void {
    failures = 0;
    wait(SILENCE_MS, onFailure);
    if (lastEventId) cursor = Number(lastEventId);
    onTold({ news, cursor });
  }

  function onFailure(): void {
    const { first, longest, growth } = PAUSE_MS;
    const pause = Math.min(first * growth ** failures, longest);
    failures += 1;
    openLater(pause * (0.5 + Math.random()));
  }

  function openLater(ms: number): void {
    close();
    wait(ms, openWhenOnline);
  }

  function openWhenOnline(): void {
    if (navigator.onLine) open();
    else addEventListener('online', open, { once: true });
  }

  function close(): void {
    clearTimeout(timer);
    removeEventListener('online', open);
    source?.close();
    source = null;
  }

  openWhenOnline();
  return close;
}
