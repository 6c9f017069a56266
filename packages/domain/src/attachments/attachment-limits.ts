/** Ours: of one file, of the files of one thing, and of all that one person has attached. */
export const MOST_ATTACHMENT_BYTES = 25 * 1024 * 1024;
export const MOST_ATTACHMENTS = 10;
const MOST_UPLOADS = 2000;
const MOST_UPLOADED_BYTES = 500 * 1024 * 1024;
/** Of one person, on one server. */
export const MOST_UPLOADS_AT_ONCE = 3;

export type Uploaded = { files: number; bytes: number };

/** May a person who has so much send so much more? Null when they may. */
export function uploadQuotaProblem(
  has: Uploaded,
  moreBytes: number,
): 'tooManyUploads' | 'tooManyUploadedBytes' | null {
  if (has.files >= MOST_UPLOADS) return 'tooManyUploads';
  return has.bytes + moreBytes > MOST_UPLOADED_BYTES ? 'tooManyUploadedBytes' : null;
}
