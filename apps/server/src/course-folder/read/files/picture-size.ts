import { open } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER_LIMITS } from '../../limits';
import type { FolderFile } from './list-folder';
import { mediaTypeOf } from './media-type';

export type PictureSize = { width: number; height: number };

/** Enough for what most cameras write before the size. */
const FIRST_BYTES = 128 * 1024;

/** By path: so that a page keeps the room of a picture until it is there. */
export async function pictureSizes(
  root: string,
  files: readonly FolderFile[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const sizes = new Map<string, PictureSize>();
  for (const { path: place, name, byteLength } of files) {
    const mediaType = mediaTypeOf(name);
    if (!mediaType.startsWith('image/') || byteLength > FOLDER_LIMITS.pictureBytes) continue;
    const file = path.join(root, place);
    const size =
      pictureSize(mediaType, await firstBytes(file, FIRST_BYTES)) ??
      pictureSize(mediaType, await firstBytes(file, byteLength));
    if (size && size.width > 0 && size.height > 0) sizes.set(place, size);
  }
  return sizes;
}

/** In pixels, as the first bytes say; null where they do not. */
export function pictureSize(mediaType: string, bytes: Buffer): PictureSize | null {
  if (mediaType === 'image/svg+xml') return svgSize(bytes.toString('utf8'));
  if (bytes.length < 30) return null;
  switch (mediaType) {
    case 'image/png':
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    case 'image/gif':
      return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    case 'image/jpeg':
      return jpegSize(bytes);
    case 'image/webp':
      return webpSize(bytes);
    case 'image/avif':
      return avifSize(bytes);
    default:
      return null;
  }
}

/** From segment to segment, to the one that begins a frame. */
function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): PictureSize | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Of the largest picture in it, as it may have a small one too: a box `ispe` says so for each. */
function avifSize(bytes: Buffer): PictureSize | null {
  let largest: PictureSize | null = null;
  for (
    let at = bytes.indexOf('ispe');
    at !== -1 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 1)
  ) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function svgSize(text: string): PictureSize | null {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const side = (name: string) =>
    Number(new RegExp(`\\s${name}="(\\d+(?:\\.\\d+)?)(?:px)?"`).exec(tag)?.[1] ?? 0);
  const [, , boxWidth = 0, boxHeight = 0] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const width = Math.round(side('width') || boxWidth);
  const height = Math.round(side('height') || boxHeight);
  return width > 0 && height > 0 ? { width, height } : null;
}

async function firstBytes(file: string, most: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
