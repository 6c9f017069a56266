import type { Locale } from '@lantern/domain/display/locales';
import { writeNumber } from './write-number';

/** A share of 1, and how the language writes it. */
export type WrittenShare = { share: number; text: string };

/** Another share, written as this one is: only the number differs. Null where that is not all there is to it. */
export function writePercentLike(sample: WrittenShare, share: number, locale: Locale): string | null {
  const known = wholePercent(sample.share);
  const wanted = wholePercent(share);
  if (known === null || wanted === null) return null;
  const [before, after, ...more] = sample.text.split(writeNumber(known, locale));
  if (before === undefined || after === undefined || more.length > 0) return null;
  return `${before}${writeNumber(wanted, locale)}${after}`;
}

/** As `Intl` rounds: by the digits that the number is written with, not by the ones it is kept with. */
function wholePercent(share: number): number | null {
  if (!(share >= 0 && share <= 1)) return null;
  const whole = Math.round(Number(`${share}e2`));
  return Number.isNaN(whole) ? null : whole;
}
