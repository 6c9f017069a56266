import type { ThreadKind } from '@lantern/contract/discussions/discussion-post';
import type { Draft } from '../../../parts/posts/use-draft';

/** What is written of a post. */
export type PostWords = {
  kind: ThreadKind;
  title: string;
  text: string;
  isAnonymous: boolean;
  /** Of an edit: when the words that it began from were edited last; null where they never were. */
  basedOn: string | null;
  /** Of an edit: the ids of the files that the post had then. */
  hadFiles: string;
};

export type PostDraft = Draft<PostWords>;

export const EMPTY_POST: PostWords = {
  kind: 'discussion',
  title: '',
  text: '',
  isAnonymous: false,
  basedOn: null,
  hadFiles: '',
};

/** Of what an edit begins from, and of what the post has by now. */
export function fileIds(files: ReadonlyArray<{ id: string }>): string {
  return files.map(({ id }) => id).join();
}

/** Was the post changed elsewhere, in its words or its files, since this edit was begun? */
export function isOutdated(draft: PostWords, now: PostWords): boolean {
  const isSame = draft.text === now.text && draft.title === now.title && draft.hadFiles === now.hadFiles;
  return draft.basedOn !== now.basedOn && !isSame;
}
