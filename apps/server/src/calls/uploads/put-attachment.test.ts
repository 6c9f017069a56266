import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { readdir } from 'node:fs/promises';
import { MOST_ATTACHMENT_BYTES } from '@lantern/domain/attachments/attachment-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sendUpload, type SentUpload } from '../../../testing/uploads/send-upload';
import {
  docx,
  openDocument,
  PDF,
  photo,
  picture,
  pngBomb,
  pptx,
  xlsx,
} from '../../../testing/uploads/test-files';
import { ownTemporaryPlace, type TemporaryPlace } from '../../../testing/uploads/temporary-place';
import { fileKey } from '../../storage/file-storage';
import { findUpload } from '../../store/uploads/uploads';

let server: TestApp;
let place: TemporaryPlace;
let ada: string;
beforeAll(async () => {
  place = await ownTemporaryPlace();
  server = await openTestApp();
});
afterAll(async () => {
  await server.close();
  await place.remove();
});
beforeEach(async () => {
  // Time passes, so that nobody is told to slow down.
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  ada = await server.signIn();
});

const send = (sent: Partial<SentUpload> & Pick<SentUpload, 'name' | 'bytes'>) =>
  sendUpload(server, { session: ada, ...sent });
const jpeg = () => picture({ width: 40, height: 30 }).jpeg().toBuffer();

async function storedBytes(id: string): Promise<Buffer> {
  const upload = await findUpload(server.db, NORTH.id, id);
  const bytes = await server.files.open(fileKey(NORTH.id, upload?.fileId ?? ''), null);
  return bytes ? buffer(bytes) : Buffer.alloc(0);
}

describe('[5.7] a file of the right kind is kept', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a.pdf', () => PDF, 'application/pdf'],
    ['a.DOCX', () => docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.pptx', pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['a.odt', () => openDocument('text'), 'application/vnd.oasis.opendocument.text'],
    ['a.ods', () => openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
    ['a.odp', () => openDocument('presentation'), 'application/vnd.oasis.opendocument.presentation'],
    ['نقد.txt', () => Buffer.from('نقد ونصّ\r\n'), 'text/plain'],
    ['old.csv', () => Buffer.from([0xc7, 0xe1, 0x3b, 0x31]), 'text/csv'],
    ['wide.txt', () => Buffer.from('\ufeffنقد\r\n', 'utf16le'), 'text/plain'],
    ['wide.csv', () => Buffer.from('\ufeffa;é\r\n', 'utf16le').swap16(), 'text/csv'],
    ['a.md', () => Buffer.from('# <script>alert(1)</script>'), 'text/plain'],
    ['a.mp3', () => Buffer.from('ID3\u0004'), 'audio/mpeg'],
    ['b.mp3', () => Buffer.from([0xff, 0xfb, 0x90, 0x44]), 'audio/mpeg'],
    ['a.m4a', () => Buffer.from('\0\0\0\u0018ftypM4A '), 'audio/mp4'],
    ['a.wav', () => Buffer.from('RIFF\u0001\0\0\0WAVEfmt '), 'audio/wav'],
    ['a.ogg', () => Buffer.from('OggS'), 'audio/ogg'],
    ['a.mp4', () => Buffer.from('\0\0\0\u0018ftypisom'), 'video/mp4'],
    ['a.webm', () => Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 'video/webm'],
  ])('%s', async (name, made, mediaType) => {
    const bytes = await made();
    const { status, file } = await send({ name, bytes });
    expect({ status, file }).toEqual({
      status: 200,
      file: { id: file.id, name, size: bytes.length, mediaType, state: 'ready', width: null, height: null },
    });
    expect(await storedBytes(file.id)).toEqual(bytes);
    expect(await readdir(place.folder)).toEqual([]);
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a picture in %s, made anew', async (format) => {
    const bytes = await picture({ width: 40, height: 30 }).toFormat(format).toBuffer();
    const { status, file } = await send({ name: `a.${format}`, bytes });
    expect({ status, file }).toMatchObject({
      status: 200,
      file: { mediaType: `image/${format}`, width: 40, height: 30 },
    });
    expect(await sharp(await storedBytes(file.id)).metadata()).toMatchObject({ format, width: 40 });
  });

  test('a photograph stands upright, and tells neither where it was taken nor by whom', async () => {
    const bytes = await photo({ width: 60, height: 20 });
    expect((await sharp(bytes).metadata()).exif?.includes('Ada Secret')).toBe(true);
    const { file } = await send({ name: 'berlin.jpg', bytes });
    expect(file).toMatchObject({ width: 20, height: 60 });
    const stored = await storedBytes(file.id);
    const { exif, xmp, iptc, orientation } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(stored.includes('Ada Secret')).toBe(false);
  });

  test('a picture that moves goes on moving; a large one becomes smaller', async () => {
    const frame = picture({ width: 8, height: 8 }).png().toBuffer();
    const other = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } }).png();
    const moving = await sharp([await frame, await other.toBuffer()], { join: { animated: true } })
      .gif()
      .toBuffer();
    const { file } = await send({ name: 'a.gif', bytes: moving });
    expect(file).toMatchObject({ width: 8, height: 8 });
    expect((await sharp(await storedBytes(file.id)).metadata()).pages).toBe(2);
    const wide = await send({
      name: 'b.png',
      bytes: await picture({ width: 5000, height: 10 }).png().toBuffer(),
    });
    expect(wide.file).toMatchObject({ width: 4096, height: 8 });
  });
});

const TYPES: unknown = expect.stringMatching(
  /^We support attaching only these types of files: \.png, \.jpg, .*\.webm$/,
);
const BELIES = 'What is in this file is not what its name says, or it cannot be opened.';

describe('[5.7] a file that is not taken leaves nothing behind', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer, number, unknown]>([
    ['a program', 'a.exe', () => Buffer.from('MZ'), 415, TYPES],
    ['a page', 'a.html', () => Buffer.from('<script>'), 415, TYPES],
    ['a picture that is a program', 'a.svg', () => Buffer.from('<svg/>'), 415, TYPES],
    ['an archive', 'a.zip', () => docx(), 415, TYPES],
    ['no ending', 'a', () => PDF, 415, TYPES],
    ['a second ending', 'a.pdf.exe', () => PDF, 415, TYPES],
    ['an ending behind a sign that turns the rest', 'a\u202efdp.exe', () => PDF, 415, TYPES],
    ['a program that is called a PDF', 'a.pdf', () => Buffer.from('MZ\0\u0001'), 415, BELIES],
    ['a page that is called a PDF', 'a.pdf', () => Buffer.from('<html>%PDF-1.7'), 415, BELIES],
    ['a page that is called a picture', 'a.png', () => Buffer.from('<svg onload=alert(1)>'), 415, BELIES],
    ['a picture that is called by another kind', 'a.png', jpeg, 415, BELIES],
    ['a program that is called a text', 'a.txt', () => Buffer.from('a\0b'), 415, BELIES],
    [
      'a program behind the mark of a wide text',
      'a.txt',
      () => Buffer.from([0xff, 0xfe, 0x4d, 0x5a, 0x90, 0, 3, 0]),
      415,
      BELIES,
    ],
    ['half a letter of a wide text', 'a.txt', () => Buffer.from([0xff, 0xfe, 0x41]), 415, BELIES],
    ['an archive that is called a document', 'a.docx', xlsx, 415, BELIES],
    ['a document with a program', 'a.docx', () => docx({ 'word/vbaProject.bin': 'x' }), 415, BELIES],
    ['a document that holds a program', 'a.docx', () => docx({ 'word/a.exe': 'x' }), 415, BELIES],
    ['a document that was cut', 'a.docx', async () => (await docx()).subarray(0, 90), 415, BELIES],
    [
      'a document that unpacks to far more than it weighs',
      'a.docx',
      () => docx({ 'word/a.xml': Buffer.alloc(30_000_000) }),
      415,
      BELIES,
    ],
    ['an OpenDocument of another kind', 'a.odt', () => openDocument('spreadsheet'), 415, BELIES],
    ['nothing', 'a.txt', () => Buffer.alloc(0), 422, 'This file is empty.'],
    [
      'a bomb of 400 megapixels',
      'a.png',
      () => pngBomb(20_000, 20_000),
      422,
      'This picture has too many pixels. Make it smaller and try again.',
    ],
    [
      'a photograph that was cut',
      'a.jpg',
      async () => (await picture({ width: 400, height: 400 }).jpeg().toBuffer()).subarray(0, 900),
      422,
      'This picture is damaged.',
    ],
    [
      'a picture of which only the beginning is right',
      'a.gif',
      () => Buffer.from('GIF89a;;'),
      422,
      'This picture is damaged.',
    ],
    [
      'one byte too many',
      'a.txt',
      () => Buffer.alloc(MOST_ATTACHMENT_BYTES + 1, 'a'),
      413,
      'We support attaching files not bigger than 25.00MB',
    ],
  ])('%s', async (_what, name, made, status, said) => {
    const id = randomUUID();
    const before = await filesOf(NORTH.id);
    expect(await send({ id, name, bytes: await made() })).toMatchObject({ status, said });
    expect(await findUpload(server.db, NORTH.id, id)).toBeNull();
    expect(await filesOf(NORTH.id)).toEqual(before);
    expect(await readdir(place.folder)).toEqual([]);
  });

  test('the largest that is allowed is taken, and who does not say how large it is is counted', async () => {
    const largest = await send({ name: 'a.txt', bytes: Buffer.alloc(MOST_ATTACHMENT_BYTES, 'a') });
    expect(largest.file.size).toBe(MOST_ATTACHMENT_BYTES);
    const lying = await send({
      name: 'a.txt',
      bytes: Buffer.alloc(MOST_ATTACHMENT_BYTES + 1, 'a'),
      headers: { 'content-length': '5' },
    }).catch(() => null);
    expect(lying?.status ?? 413).toBe(413);
  });

  test('it is said in the language of who sent it', async () => {
    const { said } = await send({ name: 'a.exe', bytes: 'MZ', headers: { 'accept-language': 'ar' } });
    expect(said).toMatch(/^يمكن إرفاق هذه الأنواع من الملفات فقط: \u2066\.png/);
  });
});

async function filesOf(tenantId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.files.list(tenantId)) keys.push(key);
  return keys.sort();
}

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['\u2066\u202ea\u200f.txt', 'a.txt'],
  [`${'x'.repeat(995)}.txt`, `${'x'.repeat(116)}.txt`],
])('the name %j is kept as %j', async (name, kept) => {
  const { file } = await send({ name, bytes: 'a' });
  expect(file.name).toBe(kept);
});

test('a name with a sign that no text can hold is refused', async () => {
  expect((await send({ name: 'a\r\nb\0.txt', bytes: 'a' })).status).toBe(400);
});

test.each(['', 'x'.repeat(1001)])('a name of a length that no name has is refused', async (name) => {
  expect(await send({ name, bytes: 'a' })).toMatchObject({ status: 400, code: 'invalidRequest' });
});

test('the same once more is one file; under another’s id nothing is taken, nor told', async () => {
  const id = randomUUID();
  const first = await send({ id, name: 'a.txt', bytes: 'first' });
  expect((await send({ id, name: 'b.txt', bytes: 'second' })).file).toEqual(first.file);
  const ben = await server.signIn(BEN);
  expect(await send({ session: ben, id, name: 'a.txt', bytes: 'mine' })).toMatchObject({ status: 404 });
  const south = await server.signIn(ADA, SOUTH);
  const other = await send({ session: south, tenant: SOUTH, id, name: 'a.txt', bytes: 'southern' });
  expect(other).toMatchObject({ status: 200, file: { size: 8 } });
  expect(await storedBytes(id)).toEqual(Buffer.from('first'));
});

test('sent twice at once it is one file, whichever came first', async () => {
  const id = randomUUID();
  const both = await Promise.all(['one', 'two'].map((bytes) => send({ id, name: 'a.txt', bytes })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.file).toEqual(both[1]?.file);
});

test('a page of another site cannot send one, and nobody who is not signed in', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect(await send({ name: 'a.txt', bytes: 'a', headers: foreign })).toMatchObject({ status: 403 });
  expect(await send({ name: 'a.txt', bytes: 'a', session: undefined })).toMatchObject({ status: 401 });
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await send({ name: 'a.txt', bytes: 'a', headers: form })).toMatchObject({ status: 415 });
});

test('a flood is refused', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await send({ name: 'a.txt', bytes: 'a' })).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
