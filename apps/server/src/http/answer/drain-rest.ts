import type { IncomingMessage } from 'node:http';

/** More than this nobody sends by mistake. */
const MOST_DRAINED_BYTES = 128 * 1024 * 1024;
const IDLE_MS = 10_000;

/**
 * Reads what is left of a refused body and throws it away: browsers read no answer before they have sent all of it. False
 * where that would be too much or take longer than that, or nothing comes any more.
 */
export function drainRest(request: IncomingMessage, longestMs: number): Promise<boolean> {
  if (request.complete || request.readableEnded) return Promise.resolve(true);
  const declared = Number(request.headers['content-length'] ?? 0);
  if (request.destroyed || declared > MOST_DRAINED_BYTES) return Promise.resolve(false);
  return new Promise((resolve) => {
    let drained = 0;
    const idle = setTimeout(() => done(false), IDLE_MS);
    const late = setTimeout(() => done(false), longestMs);
    const onData = (chunk: Buffer) => {
      idle.refresh();
      drained += chunk.length;
      if (drained > MOST_DRAINED_BYTES) done(false);
    };
    const onEnd = () => done(true);
    const onGone = () => done(false);
    function done(isWhole: boolean): void {
      clearTimeout(idle);
      clearTimeout(late);
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      resolve(isWhole);
    }
    request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
    request.resume();
  });
}
