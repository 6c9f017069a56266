import * as z from 'zod/mini';
import { isRealDay } from '../../texts/is-real-day';
import { OperationRefusal } from '../operation';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day, which begins at midnight UTC, or a moment with its offset. */
export const moment = z.pipe(
  z
    .string()
    .check(z.refine(isMoment, 'Not a day such as 2027-01-31, nor a time such as 2027-01-31T18:00:00+01:00')),
  z.transform((text: string) => new Date(text)),
);

/** A span that nothing can lie in is a slip of whoever asks. */
export function assertSpan({ since, until }: { since: Date | null; until: Date | null }): void {
  if (since && until && since >= until)
    throw new OperationRefusal('It would end before it begins: see since and until.');
}

/** Of an enrolment that nobody could ever use. */
export const CLOSES_FIRST = 'It would close before it opens.';

export const courseCode = z.string().check(z.trim(), z.minLength(1));

function isMoment(text: string): boolean {
  if (!DAY.test(text) && !MOMENT.test(text)) return false;
  return isRealDay(text) && !Number.isNaN(new Date(text).getTime());
}
