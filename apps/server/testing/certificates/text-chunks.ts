import { crc32 } from 'node:zlib';

export type TextChunk = { keyword: string; isCompressed: boolean; text: string };

/** For tests: the iTXt chunks of a PNG, each chunk's own sum checked on the way. */
export function textChunksOf(png: Buffer): TextChunk[] {
  const found: TextChunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const content = png.subarray(at + 4, at + 8 + length);
    if (crc32(content) !== png.readUInt32BE(at + 8 + length)) throw new Error('A chunk is damaged');
    if (content.toString('latin1', 0, 4) === 'iTXt') found.push(textChunkOf(content.subarray(4)));
    at += 12 + length;
  }
  return found;
}

/** Keyword, two flags, language and translated keyword, both ended by a zero, text. */
function textChunkOf(content: Buffer): TextChunk {
  const keywordEnd = content.indexOf(0);
  const languageEnd = content.indexOf(0, keywordEnd + 3);
  const textStart = content.indexOf(0, languageEnd + 1) + 1;
  return {
    keyword: content.toString('latin1', 0, keywordEnd),
    isCompressed: content[keywordEnd + 1] !== 0,
    text: content.toString('utf8', textStart),
  };
}
