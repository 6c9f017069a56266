import * as z from 'zod/mini';

const NAME_LENGTH = 200;
/** Whitespace around it is nobody's wish. */
export const nameField = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH));
