/** What the bytes of a file must be. */
export type AttachmentContent =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'text'
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'openText'
  | 'openSheet'
  | 'openSlides'
  | 'mp3'
  | 'mp4'
  | 'ogg'
  | 'wav'
  | 'webm';

export type AttachmentType = { endings: readonly string[]; mediaType: string; content: AttachmentContent };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** [5.7] Ours: what may be attached. No pages, no programs, no archives, and no pictures that are text (SVG). */
const ATTACHMENT_TYPES: readonly AttachmentType[] = [
  { endings: ['.png'], mediaType: 'image/png', content: 'png' },
  { endings: ['.jpg', '.jpeg'], mediaType: 'image/jpeg', content: 'jpeg' },
  { endings: ['.gif'], mediaType: 'image/gif', content: 'gif' },
  { endings: ['.webp'], mediaType: 'image/webp', content: 'webp' },
  { endings: ['.pdf'], mediaType: 'application/pdf', content: 'pdf' },
  { endings: ['.docx'], mediaType: `${OFFICE}.wordprocessingml.document`, content: 'word' },
  { endings: ['.xlsx'], mediaType: `${OFFICE}.spreadsheetml.sheet`, content: 'excel' },
  { endings: ['.pptx'], mediaType: `${OFFICE}.presentationml.presentation`, content: 'powerpoint' },
  { endings: ['.odt'], mediaType: `${OPEN}.text`, content: 'openText' },
  { endings: ['.ods'], mediaType: `${OPEN}.spreadsheet`, content: 'openSheet' },
  { endings: ['.odp'], mediaType: `${OPEN}.presentation`, content: 'openSlides' },
  { endings: ['.txt', '.md'], mediaType: 'text/plain', content: 'text' },
  { endings: ['.csv'], mediaType: 'text/csv', content: 'text' },
  { endings: ['.mp3'], mediaType: 'audio/mpeg', content: 'mp3' },
  { endings: ['.m4a'], mediaType: 'audio/mp4', content: 'mp4' },
  { endings: ['.ogg'], mediaType: 'audio/ogg', content: 'ogg' },
  { endings: ['.wav'], mediaType: 'audio/wav', content: 'wav' },
  { endings: ['.mp4'], mediaType: 'video/mp4', content: 'mp4' },
  { endings: ['.webm'], mediaType: 'video/webm', content: 'webm' },
];

/** [5.7] As the message names them. */
export const ATTACHMENT_ENDINGS: readonly string[] = ATTACHMENT_TYPES.flatMap(({ endings }) => endings);

const PICTURES: readonly string[] = ['png', 'jpeg', 'gif', 'webp'];

/** By the ending of its name; null where that may not be attached. */
export function attachmentTypeOf(name: string): AttachmentType | null {
  const small = name.toLowerCase();
  return ATTACHMENT_TYPES.find(({ endings }) => endings.some((ending) => small.endsWith(ending))) ?? null;
}

/** Pictures are made anew, so that nothing but the picture is left of them. */
export function isPictureContent(content: AttachmentContent): content is 'png' | 'jpeg' | 'gif' | 'webp' {
  return PICTURES.includes(content);
}

/** What a browser may show by itself: pictures that were made anew, and PDFs; all else is saved. */
export function isShownInPage(mediaType: string): boolean {
  return mediaType === 'application/pdf' || isAttachedPicture(mediaType);
}

export function isAttachedPicture(mediaType: string): boolean {
  return ATTACHMENT_TYPES.some((type) => type.mediaType === mediaType && isPictureContent(type.content));
}
