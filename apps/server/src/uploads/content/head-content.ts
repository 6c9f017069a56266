import type { AttachmentContent } from '@lantern/domain/attachments/attachment-types';

/** Enough for every mark below. */
export const HEAD_BYTES = 64;

type Mark = (head: Buffer) => boolean;

/** What is known by how it begins. */
export const HEADS = {
  png: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpeg: begins(0xff, 0xd8, 0xff),
  gif: (head) => /^GIF8[79]a/.test(textOf(head)),
  webp: (head) => /^RIFF.{4}WEBPVP8/s.test(textOf(head)),
  pdf: (head) => textOf(head).startsWith('%PDF-'),
  // A tag before it, or a frame at once: eleven bits set, then a version and a layer that there are.
  mp3: (head) => textOf(head).startsWith('ID3') || isFrameOfMp3(head),
  mp4: (head) => /^.{4}ftyp/s.test(textOf(head)),
  ogg: (head) => textOf(head).startsWith('OggS'),
  wav: (head) => /^RIFF.{4}WAVE/s.test(textOf(head)),
  webm: begins(0x1a, 0x45, 0xdf, 0xa3),
} satisfies Partial<Record<AttachmentContent, Mark>>;

function begins(...bytes: number[]): Mark {
  return (head) => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
}

function isFrameOfMp3(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
}

/** Each byte one letter. */
function textOf(head: Buffer): string {
  return head.toString('latin1');
}
