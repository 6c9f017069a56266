/** [1.3] A thread is answered by replies, a reply by comments, and a comment by nothing. */
export type PostDepth = 'thread' | 'reply' | 'comment';

/** Removed by its author, or hidden by whoever moderates: its place stays, for what answers it. */
export type PostState = 'shown' | 'hidden' | 'removed';

export type PostFacts = {
  depth: PostDepth;
  kind: 'question' | 'discussion';
  state: PostState;
  isOwn: boolean;
  /** Of the thread that it is in. */
  isClosed: boolean;
  isOwnThread: boolean;
};

export type PostReader = {
  isModerator: boolean;
  /** Nothing keeps them from writing here: see discussionWriteRefusal. */
  mayWrite: boolean;
  /** Whoever moderates has stopped them from taking part: they read on, and that is all. */
  isLockedOut: boolean;
};

/** [1.3] What a person may do about a post. */
export type PostRights = {
  reply: boolean;
  edit: boolean;
  remove: boolean;
  like: boolean;
  follow: boolean;
  report: boolean;
  markAnswered: boolean;
  moderate: boolean;
};

/** [1.3] A closed thread takes nothing more but from whoever moderates; nobody likes or reports what is their own. */
export function postRights(post: PostFacts, { isModerator, mayWrite, isLockedOut }: PostReader): PostRights {
  const { depth, kind, state, isOwn, isClosed, isOwnThread } = post;
  const isShown = state === 'shown';
  const isQuestion = depth === 'thread' && kind === 'question' && state !== 'removed';
  const mayAdd = mayWrite && (!isClosed || isModerator);
  return {
    reply: mayAdd && isShown && depth !== 'comment',
    edit: mayAdd && isShown && isOwn,
    remove: mayWrite && state !== 'removed' && isOwn,
    like: mayWrite && isShown && !isOwn,
    follow: depth === 'thread' && state !== 'removed',
    report: isShown && !isOwn && !isModerator && !isLockedOut,
    markAnswered: mayWrite && isQuestion && (isModerator || isOwnThread),
    moderate: isModerator && state !== 'removed',
  };
}

/** [1.3] May this person read what a post says? What is hidden is shown to its author and to whoever moderates. */
export function isPostTextShown(
  state: PostState,
  { isOwn, isModerator }: { isOwn: boolean; isModerator: boolean },
): boolean {
  return state === 'shown' || (state === 'hidden' && (isOwn || isModerator));
}

/** [1.3] Is it told who wrote it? Learners may be anonymous to each other, never to whoever moderates. */
export function isAuthorShown(
  isAnonymous: boolean,
  { isOwn, isModerator }: { isOwn: boolean; isModerator: boolean },
): boolean {
  return !isAnonymous || isOwn || isModerator;
}
