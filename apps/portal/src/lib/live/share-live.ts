import { connectLive, type Told } from './live-connection';
import { tellLiveNews } from './live-news';

/** Of the lock that says which tab has the stream, and of the channel by which the others hear. */
const NAME = 'lantern-live';
/** Of a tab that is new: how far is the stream, if there is one? */
const ASKED = 'asked';

/**
 * One stream for all tabs of a browser: whichever holds the lock has it and tells the others; when it goes, the next one
 * goes on from the same number. Where the browser has no locks, as without https, there is none: pages ask by themselves.
 */
export function shareLive(): void {
  if (typeof EventSource === 'undefined' || !navigator.locks) return;
  let cursor: number | null = null;
  let isSignedOut = false;
  let leave = () => {};

  function hear({ news, cursor: latest }: Told): void {
    cursor = latest;
    tellLiveNews(news);
  }

  function join(): void {
    if (isSignedOut) return;
    const waiting = new AbortController();
    const channel = new BroadcastChannel(NAME);
    let answer = () => {};
    channel.addEventListener('message', ({ data }: MessageEvent<Told | typeof ASKED>) => {
      if (data === ASKED) answer();
      else hear(data);
    });
    channel.postMessage(ASKED);
    let release = () => waiting.abort();
    const turn = navigator.locks.request(NAME, { signal: waiting.signal }, () => {
      const onTold = (told: Told) => {
        answer = () => channel.postMessage({ news: { kind: 'alive', isNew: true }, cursor } satisfies Told);
        channel.postMessage(told);
        hear(told);
      };
      return new Promise<void>((resolve) => {
        const close = connectLive({ cursor, onTold, onSignedOut: () => onSignedOut(channel) });
        release = () => {
          close();
          resolve();
        };
      });
    });
    // Whoever leaves before it is their turn.
    turn.catch(() => undefined);
    leave = () => {
      release();
      channel.close();
    };
  }

  /** The next sign-in is another page. Whatever a tab asks next is refused, and leads there. */
  function onSignedOut(channel: BroadcastChannel): void {
    isSignedOut = true;
    channel.postMessage({ news: { kind: 'reset' }, cursor } satisfies Told);
    leave();
    tellLiveNews({ kind: 'reset' });
  }

  join();
  // A page that is put aside keeps nothing open; one that is taken up again may have missed something.
  addEventListener('pagehide', () => leave());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) join();
  });
}
