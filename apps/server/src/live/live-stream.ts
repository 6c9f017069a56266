import type { LiveEvent } from '@lantern/contract/live/live-stream';
import type { ServerResponse } from 'node:http';
import type { LiveChange } from '../store/live/live-changes';
import { MOST_WAITING_BYTES } from './limits';

/** Whose it is. */
export type Listener = { tenantId: string; userId: string; idHash: string };

/** One open answer, and how far it has come. */
export type LiveStream = {
  listener: Listener;
  /** What this browser has not been told yet; what comes before it is told all it missed waits. */
  tell: (change: LiveChange) => void;
  say: (event: LiveEvent, data?: object, id?: number) => void;
  /** [from now on] All that was missed has been told. */
  catchUp: (missed: LiveChange[], newest: number) => void;
  end: () => void;
};

export function openStream(raw: ServerResponse, listener: Listener): LiveStream {
  let told = 0;
  let waiting: LiveChange[] | null = [];

  /** A browser that does not read is not waited for. */
  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
    else raw.write(text);
  }

  function say(event: LiveEvent, data: object = {}, id?: number): void {
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function tell(change: LiveChange): void {
    if (waiting) waiting.push(change);
    else if (change.seq > told) {
      told = change.seq;
      say('changed', { topic: change.topic }, change.seq);
    }
  }

  return {
    listener,
    tell,
    say,
    catchUp: (missed, newest) => {
      const late = waiting ?? [];
      waiting = null;
      for (const change of missed) tell(change);
      told = Math.max(told, newest);
      say('hello', {}, told);
      for (const change of late) tell(change);
    },
    end: () => raw.end(),
  };
}
