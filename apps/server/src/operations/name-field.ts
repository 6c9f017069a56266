import * as z from 'zod/mini';

const NAME_LENGTH = 200;
/** Of signs without a width alone, lists would have a line that nobody sees. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whitespace around it is nobody's wish. */
export const nameField = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_LENGTH),
  z.refine((name) => name === '' || VISIBLE.test(name), 'Has nothing in it that can be seen'),
);
