import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { directoryEntry, madeZip, renamed } from '../../testing/archives/made-zip';
import { openTestFile } from '../../testing/operations/test-file';
import { ARCHIVE_LIMITS, type ArchiveLimits, openArchive } from './open-archive';

const file = await openTestFile('package.zip');
afterAll(() => file.remove());

const UNPACKED_SIZE_AT = 24;
const OFFSET_AT = 42;

async function contentsOf(zip: Buffer, limits: Partial<ArchiveLimits> = {}) {
  const archive = await openArchive(await file.write(zip), { ...ARCHIVE_LIMITS, ...limits });
  try {
    const contents: Record<string, string> = {};
    for (const name of archive.names) contents[name] = await text(archive.read(name));
    return contents;
  } finally {
    archive.close();
  }
}

test('files are read by their names, whatever the packer left beside them', async () => {
  const zip = await madeZip({
    'a.csv': 'one',
    'folder/ü.txt': 'two',
    '__MACOSX/a.csv': 'x',
    '.DS_Store': 'x',
  });
  expect(await contentsOf(zip)).toEqual({ 'a.csv': 'one', 'folder/ü.txt': 'two' });
});

test('backslashes part folders, and a name that is no UTF-8 is in the old code page', async () => {
  const zip = renamed(await madeZip({ 'folder/a.txt': 'one' }), 'folder/a.txt', 'folder\\a.txt');
  const old = Buffer.from(zip.toString('latin1').replaceAll('a.txt', '\x81.txt'), 'latin1');
  expect(await contentsOf(old)).toEqual({ 'folder/ü.txt': 'one' });
});

const plain = () => madeZip({ 'a/bb/c.txt': 'one', dddddddddd: 'two' });

async function lying(size: number) {
  const zip = await madeZip({ 'a.txt': 'one'.repeat(100) });
  directoryEntry(zip, 0).writeUInt32LE(size, UNPACKED_SIZE_AT);
  return zip;
}

async function overlapping() {
  const zip = await plain();
  directoryEntry(zip, 1).writeUInt32LE(0, OFFSET_AT);
  return zip;
}

test.each<[string, () => Promise<Buffer>, Partial<ArchiveLimits>]>([
  ['absolutePath', async () => renamed(await plain(), 'a/bb/c.txt', '/abb/c.txt'), {}],
  ['absolutePath', async () => renamed(await plain(), 'a/bb/c.txt', 'C:/b/c.txt'), {}],
  ['archiveTooLarge', plain, { archiveBytes: 10 }],
  ['brokenArchive', async () => Buffer.from('email,firstName\n'), {}],
  ['brokenArchive', async () => (await plain()).subarray(0, 100), {}],
  ['compressedTooWell', () => madeZip({ 'a.txt': 'a'.repeat(100_000) }), { ratioFrom: 1000 }],
  ['deviceName', () => madeZip({ 'folder/con.txt': 'one' }), {}],
  ['entriesOverlap', overlapping, {}],
  ['fileTooLarge', plain, { fileBytes: 2 }],
  ['nameHasControlCharacter', async () => renamed(await plain(), 'c.txt', 'c\u0001txt'), {}],
  ['nameTooLong', () => madeZip({ ['a'.repeat(501)]: 'one' }), {}],
  ['packageTooLarge', plain, { unpackedBytes: 5 }],
  ['pathLeavesPackage', async () => renamed(await plain(), 'a/bb/c.txt', 'a/../c.txt'), {}],
  ['pathLeavesPackage', async () => renamed(await plain(), 'a/bb/c.txt', '..\\bbc.txt'), {}],
  ['sameNameTwice', () => madeZip({ 'a.txt': 'one', 'A.txt': 'two' }), {}],
  ['sizeLies', () => lying(10), {}],
  ['sizeLies', () => lying(1000), {}],
  ['specialFile', () => madeZip({ 'a.txt': 'one' }, { mode: 0o060644 }), {}],
  ['symbolicLink', () => madeZip({ 'a.txt': '/etc/passwd' }, { mode: 0o120777 }), {}],
  ['tooDeep', () => madeZip({ [`${'a/'.repeat(40)}b`]: 'one' }), {}],
  ['tooManyFiles', plain, { files: 1 }],
])('%s', async (code, made, limits) => {
  await expect(contentsOf(await made(), limits)).rejects.toMatchObject({
    name: 'ArchiveRefusal',
    code,
    message: expect.stringMatching(/^package\.zip.*\.$/s),
  });
});
