import { POST_LENGTHS } from '@lantern/domain/limits';
import { writtenLine, writtenText } from '../written-text';

/** What a person writes to others: Markdown, which the server draws. */
export const postText = writtenText(POST_LENGTHS.text);

export const postTitle = writtenLine(POST_LENGTHS.title);
