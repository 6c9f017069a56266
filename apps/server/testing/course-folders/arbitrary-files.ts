import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { mediaTypeOf } from '../../src/course-folder/read/files/media-type';
import type { DraftFile } from '../../src/course-import/course-draft';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const FILES: Record<string, string> = {
  'images/a.svg': PICTURE,
  "m1/it's (1) 100%.svg": PICTURE,
  'm1/m2/film.mp4': '\0\0\0\x18ftypisom',
  'm1/captions.vtt': 'WEBVTT',
  'files/notes.md': '# Notes',
  'خطة.pdf': '%PDF',
};
/** For tests: the files that such courses may name. */
export const PATHS = Object.keys(FILES);

export function fileOf(path: string): DraftFile {
  const bytes = Buffer.from(FILES[path] ?? '');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    path,
    mediaType: mediaTypeOf(path),
    byteLength: bytes.length,
    sha256,
    open: () => Readable.from([bytes]),
  };
}
