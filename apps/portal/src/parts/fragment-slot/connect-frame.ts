import { readFrameMessage } from '@lantern/fragment-kit/frame-message';
import type { EventDetails, FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import type { FragmentFailure } from './load-fragment';

const LOAD_LIMIT_MS = 3000;
const HEARTBEAT_MS = 1000;
/** A frame in a window that nobody sees beats slowly; so many beats may be missed. */
const MOST_MISSED = 3;

/** What a frame is told: never who is signed in. */
export type FrameTold = { kind: 'page' } & Pick<FragmentProps, 'locale' | 'direction' | 'theme' | 'timeZone'>;

type Listeners = {
  onFail: (reason: FragmentFailure) => void;
  onHeight: (height: number) => void;
  onOpen: (href: string) => void;
  onEvent: (name: string, details: EventDetails) => void;
};

/** Hands the frame one end of a channel once it has loaded, and asks it every second whether it is still there. */
export function connectFrame(frame: HTMLIFrameElement, listeners: Listeners) {
  const { port1: port, port2: theirs } = new MessageChannel();
  let isReady = false;
  let missed = 0;
  let beat: ReturnType<typeof setInterval> | undefined;
  let settle = () => {};
  const ready = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const limit = setTimeout(() => end('too slow'), LOAD_LIMIT_MS);

  function close() {
    clearTimeout(limit);
    clearInterval(beat);
    frame.removeEventListener('load', hand);
    port.close();
  }
  function end(reason: FragmentFailure) {
    close();
    listeners.onFail(reason);
  }
  function hand() {
    // Its origin is opaque: no other can be named. It goes to this frame alone.
    frame.contentWindow?.postMessage({ kind: 'lantern' }, '*', [theirs]);
  }
  function ask() {
    if (document.hidden) return;
    missed += 1;
    if (missed > MOST_MISSED) end('stopped answering');
    else port.postMessage({ kind: 'beat' });
  }
  port.addEventListener('message', ({ data }) => {
    const message = readFrameMessage(data);
    if (!message) return;
    missed = 0;
    if (message.kind === 'ready' && !isReady) {
      isReady = true;
      clearTimeout(limit);
      beat = setInterval(ask, HEARTBEAT_MS);
      settle();
    } else if (message.kind === 'height') listeners.onHeight(message.height);
    else if (message.kind === 'event') listeners.onEvent(message.name, message.details);
    else if (message.kind === 'open') listeners.onOpen(`${BASE_PATH}${message.path}`);
  });
  port.start();
  frame.addEventListener('load', hand, { once: true });
  return { ready, tell: (message: FrameTold) => port.postMessage(message), close };
}
