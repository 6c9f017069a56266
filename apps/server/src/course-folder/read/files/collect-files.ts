import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { DraftFile } from '../../../course-import/course-draft';
import type { CourseProblem } from '../../course-problem';
import { FOLDER_LIMITS, sizeText } from '../../limits';
import type { FolderFile } from './list-folder';
import { isFilm, isPicture, mediaTypeOf } from './media-type';
import { pictureSize, type PictureSize } from './picture-size';

const FIRST_BYTES = 512;
const SAYING_SIZE_FIRST = new Set(['image/gif', 'image/png', 'image/webp']);

/** The files that the course uses, with what their bytes say; pictures and films that are none are reported. */
export async function collectFiles(
  root: string,
  { used, sizes }: { used: ReadonlyMap<string, FolderFile>; sizes: ReadonlyMap<string, PictureSize> },
  problems: CourseProblem[],
): Promise<DraftFile[]> {
  const files: DraftFile[] = [];
  for (const [stored, file] of [...used].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const refuse = (message: string) => problems.push({ file: file.path, line: 1, message });
    const mediaType = mediaTypeOf(file.name);
    const most = mediaType.startsWith('image/') ? FOLDER_LIMITS.pictureBytes : FOLDER_LIMITS.fileBytes;
    if (file.byteLength > most) {
      refuse(`This file has ${sizeText(file.byteLength)}; ${sizeText(most)} are the most.`);
      continue;
    }
    const open = () => createReadStream(path.join(root, file.path));
    const { sha256, first } = await readBytes(open());
    if (mediaType.startsWith('image/') && !isPicture(mediaType, first))
      refuse(`By its name this is a picture (${mediaType}), but not by what is in it.`);
    else if (isOnlyBegun(mediaType, { first, byteLength: file.byteLength }))
      refuse('This picture breaks off before it says how large it is: put the whole file into the folder.');
    const tooLarge = tooLargePicture(mediaType, sizes.get(file.path));
    if (tooLarge !== null) refuse(tooLarge);
    if (mediaType.startsWith('video/') && !isFilm(mediaType, first))
      refuse(`By its name this is a film (${mediaType}), but not by what is in it.`);
    files.push({ path: stored, mediaType, byteLength: file.byteLength, sha256, open });
  }
  return files;
}

/** A drawing has no pixels: it is drawn as large as it is shown. */
function tooLargePicture(mediaType: string, size: PictureSize | undefined): string | null {
  if (!size || mediaType === 'image/svg+xml' || size.width * size.height <= FOLDER_LIMITS.picturePixels)
    return null;
  const millions = (pixels: number) => Math.ceil(pixels / 1_000_000);
  return `This picture has ${size.width} × ${size.height} pixels, ${millions(size.width * size.height)} million; ${millions(FOLDER_LIMITS.picturePixels)} million are the most. Make it smaller.`;
}

/** It begins as a picture does, and nothing could be drawn. A JPEG may say its size behind all that a camera writes. */
function isOnlyBegun(
  mediaType: string,
  { first, byteLength }: { first: Buffer; byteLength: number },
): boolean {
  const isSaidHere = SAYING_SIZE_FIRST.has(mediaType);
  const isAllHere = mediaType === 'image/jpeg' && byteLength <= first.length;
  if (!isSaidHere && !isAllHere) return false;
  const { width, height } = pictureSize(mediaType, first) ?? { width: 0, height: 0 };
  return width === 0 || height === 0;
}

async function readBytes(stream: AsyncIterable<Buffer>): Promise<{ sha256: string; first: Buffer }> {
  const hash = createHash('sha256');
  let first = Buffer.alloc(0);
  for await (const chunk of stream) {
    hash.update(chunk);
    if (first.length < FIRST_BYTES) first = Buffer.concat([first, chunk]).subarray(0, FIRST_BYTES);
  }
  return { sha256: hash.digest('hex'), first };
}
