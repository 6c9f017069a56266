import { POST_LENGTHS } from '@lantern/domain/limits';
import * as z from 'zod/mini';

/** What a person writes to others: Markdown, which the server draws. */
export const postText = z.string().check(z.trim(), z.minLength(1), z.maxLength(POST_LENGTHS.text));

export const postTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(POST_LENGTHS.title));
