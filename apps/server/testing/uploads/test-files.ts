import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { madeZip } from '../archives/made-zip';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

const OFFICE = { '[Content_Types].xml': '<Types/>' };
export const docx = (more: Record<string, string | Buffer> = {}) =>
  madeZip({ ...OFFICE, 'word/document.xml': '<w/>', ...more });
export const xlsx = () => madeZip({ ...OFFICE, 'xl/workbook.xml': '<x/>' });
export const pptx = () => madeZip({ ...OFFICE, 'ppt/presentation.xml': '<p/>' });
export const openDocument = (kind: string) =>
  madeZip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<o/>' });

export type Colours = { width: number; height: number };

/** A picture that was taken in Berlin, lying on its side. */
export function photo({ width, height }: Colours): Promise<Buffer> {
  return picture({ width, height })
    .withExif({
      IFD0: { Copyright: 'Ada Secret', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function picture({ width, height }: Colours) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}

/** A PNG that says it is so large, and holds one line of it. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(width * 3 + 1));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const said = Buffer.concat([Buffer.from(type), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(said));
  return Buffer.concat([length, said, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
