/** A share of 0 to 1 (anything else is clamped) and the whole percent that is said for it. */
export function progressShare(value: number): { share: number; percent: number } {
  const share = Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
  return { share, percent: Math.round(share * 100) };
}

/** Gives the stylesheet its `--share` without a style attribute: see styles/shares.css. */
export function shareAttributes(value: number): { 'data-tens': number; 'data-ones': number } {
  const { percent } = progressShare(value);
  return { 'data-tens': Math.floor(percent / 10), 'data-ones': percent % 10 };
}
