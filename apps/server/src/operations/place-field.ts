import * as z from 'zod/mini';

/** Of a file or folder: an empty one would be told as a sentence without a subject. */
export const placeField = z.string().check(z.minLength(1));
