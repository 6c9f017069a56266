import { connectLive, type Told } from './live-connection';
import { type LiveNews, tellLiveNews } from './live-news';

/** Of the lock that says which tab has the stream, and of the channel by which the others hear. */
const NAME = 'lantern-live';
/** Of a tab that is new: how far is the stream, if there is one? With when its page was asked for. */
type Asked = { askedSince: number };

/**
 * One stream for all tabs of a browser: whichever holds the lock has it and tells the others; when it goes, the next one
 * goes on from the same number. Where the browser has no locks, as without https, there is none: pages ask by themselves.
 */
export function shareLive(pageMadeAt: Date): void {
  if (typeof EventSource === 'undefined' || !navigator.locks) return;
  let cursor: number | null = null;
  let changedAt = -Infinity;
  let isSignedOut = false;
  let leave = () => {};

  function hear({ news, cursor: latest }: Told): void {
    cursor = latest;
    if (news.kind !== 'alive') changedAt = Date.now();
    tellLiveNews(news);
  }

  function join(): void {
    if (isSignedOut) return;
    const waiting = new AbortController();
    const channel = new BroadcastChannel(NAME);
    let answer = (_since: number) => {};
    channel.addEventListener('message', ({ data }: MessageEvent<Told | Asked>) => {
      if ('askedSince' in data) answer(data.askedSince);
      else hear(data);
    });
    channel.postMessage({ askedSince: performance.timeOrigin } satisfies Asked);
    let release = () => waiting.abort();
    const turn = navigator.locks.request(NAME, { signal: waiting.signal }, () => {
      const onTold = (told: Told) => {
        // What changed while its page was on its way was told before it could hear.
        answer = (since) => {
          const news: LiveNews = changedAt >= since ? { kind: 'reset' } : { kind: 'alive', isNew: true };
          channel.postMessage({ news, cursor } satisfies Told);
        };
        channel.postMessage(told);
        hear(told);
      };
      return new Promise<void>((resolve) => {
        const close = connectLive({
          cursor,
          since: pageMadeAt,
          onTold,
          onSignedOut: () => onSignedOut(channel),
        });
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
