/** What is being fetched before anybody asked for it: a hovered link, filters that may be opened. */
const underWay = new Set<symbol>();

/** Fetches on a guess: should the session have ended, nobody is led away from what they are reading. */
export async function onAGuess<T>(fetchAll: () => Promise<T>): Promise<T> {
  const guess = Symbol('guess');
  underWay.add(guess);
  try {
    return await fetchAll();
  } finally {
    underWay.delete(guess);
  }
}

export function isGuessing(): boolean {
  return underWay.size > 0;
}

/** The reader goes somewhere: what was a guess may be what they wait for now. */
export function endGuesses(): void {
  underWay.clear();
}
