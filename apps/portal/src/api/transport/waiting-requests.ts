/** What asks again for each request whose answer has not begun to come, or which waits for its next try. */
const waiting = new Set<() => void>();

/**
 * Like fetch, but asked again when the reader says so: whoever waits for the answer goes on waiting. What is sent twice
 * is done once, as commands bear their own id.
 */
export async function fetchPatiently(address: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const attempt = new AbortController();
    const giveUp = () => attempt.abort();
    waiting.add(giveUp);
    try {
      return await fetch(address, { ...init, signal: attempt.signal });
    } catch (error) {
      if (!attempt.signal.aborted) throw error;
    } finally {
      waiting.delete(giveUp);
    }
  }
}

/** Between two tries; over at once when the reader asks again. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    waiting.add(end);
    function end() {
      clearTimeout(timer);
      waiting.delete(end);
      resolve();
    }
  });
}

/** Asks again for all that is waited for; false where nothing is. */
export function askAgain(): boolean {
  const given = [...waiting];
  for (const giveUp of given) giveUp();
  return given.length > 0;
}
