const DECIMALS = 9;

/** [3.12] Sums and products of fractions stray in the sixteenth digit: 0.72 of 10 is 7.2, and a mean of 0.8 is 0.8. */
export function exactScore(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
