export type ScoreColour = 'success' | 'accent' | 'danger';

export type Score = {
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
};

const SUCCESS_FROM = 0.8;
const ACCENT_FROM = 0.4;

/** [4.34] [9.8] The colour of a score; null when there is no score to colour. */
export function scoreColour({ score, maxScore, normalizedScore }: Score): ScoreColour | null {
  if (score !== null && score === maxScore) return 'success';
  if (normalizedScore === null) return null;
  if (normalizedScore >= SUCCESS_FROM) return 'success';
  return normalizedScore >= ACCENT_FROM ? 'accent' : 'danger';
}
