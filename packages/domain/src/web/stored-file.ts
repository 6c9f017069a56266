import { type PdfContext, pdfSource } from './pdf-source';

const STORAGE_PATH = '/api/lms-storage/v1/files/';

/** [7.1] Where a file of ours is read; the name at its end is for people and for saving it. */
export function storedFilePath({ id, name }: { id: string; name: string }): string {
  return `${STORAGE_PATH}${id}/${encodeURIComponent(name)}`;
}

export const ATTACHMENT_PATH = '/api/lms-storage/v1/attachments/';

/** [7.1] Where a file is read that somebody has attached to what they wrote. */
export function attachmentPath({ id, name }: { id: string; name: string }): string {
  return `${ATTACHMENT_PATH}${id}/${encodeURIComponent(name)}`;
}

/** [7.29] The name of the stored file that a link leads to; null for any other link. */
export function storedFileName(address: string, context: PdfContext): string | null {
  const source = pdfSource(address, context);
  if (source.kind === 'blocked') return null;
  const { origin, pathname } = new URL(source.url);
  if (origin === context.origin && !STORED.some((path) => pathname.startsWith(path))) return null;
  return lastPart(pathname);
}

const STORED = [STORAGE_PATH, ATTACHMENT_PATH];

/** [2.34] Is this the name of a PDF? */
export function isPdfName(name: string): boolean {
  return name.toLowerCase().endsWith('.pdf');
}

function lastPart(pathname: string): string | null {
  const part = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(part) || null;
  } catch {
    return part;
  }
}
