export type Poll = { everyMs: number; attempts: number; wait?: (ms: number) => Promise<void> };

/** Asks again and again until there is an answer; null when the attempts are used up. An error ends it. */
export async function poll<T>(
  ask: () => Promise<T | null>,
  { everyMs, attempts, wait = delay }: Poll,
): Promise<T | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await wait(everyMs);
    const answer = await ask();
    if (answer !== null) return answer;
  }
  return null;
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
