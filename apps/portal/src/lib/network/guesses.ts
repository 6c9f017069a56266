/** What is being fetched before anybody asked for it: a hovered link, filters that may be opened. */
const underWay = new Set<symbol>();
/** Which round of guesses this is: one ends when the reader goes somewhere. */
let round = 0;

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

/** For a request that begins now: answers later whether it is still a guess, even if what it was a part of has failed. */
export function guessBegun(): () => boolean {
  const begunIn = underWay.size > 0 ? round : null;
  return () => begunIn === round;
}

/** The reader goes somewhere: what was a guess may be what they wait for now. */
export function endGuesses(): void {
  underWay.clear();
  round += 1;
}
