import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Made = Record<string, string | Buffer>;

/** For tests: a zip of these files; `mode` is the kind of all of them, in the words of Unix. */
export async function madeZip(files: Made, { mode = 0o100644 }: { mode?: number } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mode });
  zip.end();
  return buffer(zip.outputStream);
}

/** For tests: every such name in the archive as another of the same length, which no honest packer would write. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error('A name keeps its length.');
  return Buffer.from(zip.toString('latin1').replaceAll(from, Buffer.from(to).toString('latin1')), 'latin1');
}

const DIRECTORY_ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

/** For tests: the fields of the directory's nth entry, to be written over. */
export function directoryEntry(zip: Buffer, place: number): Buffer {
  let at = zip.indexOf(DIRECTORY_ENTRY);
  for (let count = 0; count < place; count += 1) at = zip.indexOf(DIRECTORY_ENTRY, at + 1);
  return zip.subarray(at);
}
