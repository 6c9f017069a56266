import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;
const KEYWORD = 'openbadgecredential';

/** The picture with the credential inside, as Open Badges has it: uncompressed, in one iTXt chunk after the header. */
export function bakeBadge(png: Buffer, credential: string): Buffer {
  const headerEnd = SIGNATURE_BYTES + CHUNK_FRAME_BYTES + png.readUInt32BE(SIGNATURE_BYTES);
  return Buffer.concat([png.subarray(0, headerEnd), textChunk(credential), png.subarray(headerEnd)]);
}

/** Keyword, no compression, no language, no translated keyword, text. */
function textChunk(text: string): Buffer {
  const content = Buffer.from(`iTXt${KEYWORD}\0\0\0\0\0${text}`);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length - 4, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}
