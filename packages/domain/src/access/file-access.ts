export type FileFacts = {
  isSignedIn: boolean;
  /** Null where there is no such file. It is shut where every activity that it is in is [4.25]. */
  file: { isPublic: boolean; isOfOwnCourse: boolean; isShut: boolean } | null;
};

export type FileAccess =
  | { kind: 'open' }
  | { kind: 'forThisReader' }
  | { kind: 'signIn' }
  | { kind: 'unknown' };

/** [7.1] Who may read a file; one that the caller may not see is one that does not exist. */
export function fileAccess({ isSignedIn, file }: FileFacts): FileAccess {
  if (file?.isPublic) return { kind: 'open' };
  if (!isSignedIn) return { kind: 'signIn' };
  return file?.isOfOwnCourse && !file.isShut ? { kind: 'forThisReader' } : { kind: 'unknown' };
}
