export type AttachmentFacts = {
  /** Null where there is no such file. `isOfReadThing`: it hangs on something that the caller may read. */
  file: { isOwn: boolean; isOfReadThing: boolean; state: 'unchecked' | 'ready' | 'refused' } | null;
};

export type AttachmentAccess = 'open' | 'unknown' | 'unchecked' | 'refused';

/** [7.1] Who may read a file that somebody has attached; what the scanner has not seen, nobody. */
export function attachmentAccess({ file }: AttachmentFacts): AttachmentAccess {
  if (!file?.isOwn && !file?.isOfReadThing) return 'unknown';
  return file.state === 'ready' ? 'open' : file.state;
}
