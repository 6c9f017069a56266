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
