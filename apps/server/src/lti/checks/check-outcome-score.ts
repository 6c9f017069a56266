import { type LtiRefused, refused } from '../refusal';

/** A share of 1, written as a number. */
export function checkOutcomeScore(score: string | null): { share: number } | LtiRefused {
  if (score === null || !/^-?\d+(\.\d+)?$|^-?\.\d+$/.test(score)) return refused('scoreInvalid');
  const share = Number(score);
  if (share < 0) return refused('scoreNegative');
  return share > 1 ? refused('scoreAboveMaximum') : { share };
}
