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
};

export type PostDraft = Draft<PostWords>;

export const EMPTY_POST: PostWords = {
  kind: 'discussion',
  title: '',
  text: '',
  isAnonymous: false,
  basedOn: null,
};
