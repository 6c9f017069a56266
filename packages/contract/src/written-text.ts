import { hasInk } from '@lantern/domain/posts/has-ink';
import { oneLine } from '@lantern/domain/posts/one-line';
import * as z from 'zod/mini';

/** What nobody would see is nothing: after this, a text is empty or says something. */
const seen = z.overwrite((text: string) => (hasInk(text) ? text.trim() : ''));
const onOneLine = z.overwrite(oneLine);

/** [5.7] What a person writes: there must be something to see in it. */
export function writtenText(most: number) {
  return z.string().check(seen, z.minLength(1), z.maxLength(most));
}

/** [5.7] The same on one line, as titles are. */
export function writtenLine(most: number) {
  return z.string().check(seen, onOneLine, z.minLength(1), z.maxLength(most));
}

/** The same, or nothing at all. */
export function writtenLineOrNone(most: number) {
  return z.string().check(seen, onOneLine, z.maxLength(most));
}
