import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AttachmentContent } from '@lantern/domain/attachments/attachment-types';
import { HEAD_BYTES, HEADS } from './head-content';
import { isOffice, isOpenDocument } from './office-content';

/** Are the bytes of the file what its name says? */
export async function isOfContent(path: string, content: AttachmentContent): Promise<boolean> {
  switch (content) {
    case 'text':
      return isText(path);
    case 'word':
      return isOffice(path, 'word');
    case 'excel':
      return isOffice(path, 'xl');
    case 'powerpoint':
      return isOffice(path, 'ppt');
    case 'openText':
      return isOpenDocument(path, 'text');
    case 'openSheet':
      return isOpenDocument(path, 'spreadsheet');
    case 'openSlides':
      return isOpenDocument(path, 'presentation');
    case 'gif':
    case 'jpeg':
    case 'mp3':
    case 'mp4':
    case 'ogg':
    case 'pdf':
    case 'png':
    case 'wav':
    case 'webm':
    case 'webp':
      return HEADS[content](await headOf(path));
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** By byte: may it not stand in a text? Tabs, ends of lines and pages, and what terminals colour with, may. */
const IS_CONTROL = Uint8Array.from({ length: 256 }, (_, code) =>
  code < 32 && !'\t\n\f\r\x1b'.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** Letters of any code page, and no signs that only programs mean. */
async function isText(path: string): Promise<boolean> {
  const wide = wideEncodingOf(await headOf(path));
  if (wide) return isWideText(path, wide);
  for await (const piece of createReadStream(path)) {
    const bytes: Buffer = piece;
    if (bytes.some((byte) => IS_CONTROL[byte] === 1)) return false;
  }
  return true;
}

/** By the mark that it begins with: a text in two bytes a letter, as some programs of Windows save it. */
function wideEncodingOf(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** The same of its letters; half a letter, or half of a pair, is none. */
async function isWideText(path: string, encoding: 'utf-16le' | 'utf-16be'): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of createReadStream(path)) {
      const bytes: Buffer = piece;
      if (!areLetters(decoder.decode(bytes, { stream: true }))) return false;
    }
    return areLetters(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function areLetters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (IS_CONTROL[text.charCodeAt(at)] === 1) return false;
  return true;
}
