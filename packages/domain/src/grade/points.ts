export type Points = { score: number; maxScore: number };

/** [9.8] The parts of "x out of y points"; null when the maximum is 1, since the percent says it all (reading 44). */
export function points({
  score,
  maxScore,
}: {
  score: number | null;
  maxScore: number | null;
}): Points | null {
  if (score === null || maxScore === null || maxScore === 1) return null;
  return { score, maxScore };
}

const DECIMALS = 9;

/** [3.12] Sums and products of fractions stray in the sixteenth digit: 0.72 of 10 is 7.2, and a mean of 0.8 is 0.8. */
export function exactScore(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
