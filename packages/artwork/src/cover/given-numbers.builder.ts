/** For tests: a generator that gives these numbers, one by one, and then zeros. */
export function givenNumbers(...numbers: readonly number[]): () => number {
  const left = [...numbers];
  return () => left.shift() ?? 0;
}

/** For tests: the greatest number that a generator may give. */
export const GREATEST = 1 - 2 ** -32;
