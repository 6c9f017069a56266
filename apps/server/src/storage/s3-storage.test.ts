import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import { isSigned } from '../../testing/uploads/aws-signature';
import { openS3Server, type S3Server } from '../../testing/uploads/s3-server';
import { ownTemporaryPlace, type TemporaryPlace } from '../../testing/uploads/temporary-place';
import { putFile } from '../files/put-file';
import { sweepFiles } from '../store/platform/sweep-files';
import type { FileStorage } from './file-storage';
import { readListing } from './read-s3-listing';
import { s3Storage } from './s3-storage';

const DAY_MS = 86_400_000;

let s3: S3Server;
let place: TemporaryPlace;
let storage: FileStorage;
beforeAll(async () => {
  s3 = await openS3Server();
  place = await ownTemporaryPlace();
  storage = s3Storage(s3.settings);
});
afterAll(async () => {
  await s3.close();
  await place.remove();
});

const read = async (key: string, range: { start: number; end: number } | null = null) => {
  const bytes = await storage.open(key, range);
  return bytes && text(bytes);
};
const listed = async (folder: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(folder)) keys.push(key);
  return keys.sort();
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test('what was put is there, whole and in parts, and its length is told', async () => {
  expect(await storage.put('tenant/file', Readable.from(['0123', '456789']))).toBe(10);
  expect(await read('tenant/file')).toBe('0123456789');
  expect(await read('tenant/file', { start: 2, end: 4 })).toBe('234');
  expect(await storage.put('tenant/empty', Readable.from([]))).toBe(0);
  expect(await read('tenant/empty')).toBe('');
  expect(await readdir(place.folder)).toEqual([]);
});

test('five megabytes come back as they were, byte by byte', async () => {
  const bytes = Buffer.alloc(5_000_000, 'abcdefg');
  expect(await storage.put('tenant/large', Readable.from([bytes]))).toBe(bytes.length);
  const back = await storage.open('tenant/large', null);
  expect(back && (await buffer(back)).equals(bytes)).toBe(true);
});

test('what was never put is not there', async () => {
  expect(await read('tenant/nothing')).toBeNull();
  await storage.removeOlder('tenant/nothing', inDays(1));
});

test('a file that breaks off on its way leaves nothing behind', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the line is cut');
    })(),
  );
  await expect(storage.put('broken/file', breaking)).rejects.toThrow('the line is cut');
  expect(await listed('broken')).toEqual([]);
  expect(await readdir(place.folder)).toEqual([]);
});

test('a folder lists what lies directly in it, under whatever name', async () => {
  const keys = ['here/a&b.txt', 'here/نقد 3.pdf', 'here/plain'];
  for (const key of [...keys, 'here/below/deep', 'hereafter/x']) await storage.put(key, Readable.from(['a']));
  expect(await listed('here')).toEqual(keys.toSorted());
});

test('what was put before is removed, and what was put since stays', async () => {
  await storage.put('old/file', Readable.from(['a']));
  await storage.removeOlder('old/file', inDays(-1));
  expect(await listed('old')).toEqual(['old/file']);
  await storage.removeOlder('old/file', inDays(1));
  expect(await listed('old')).toEqual([]);
});

test('a stranger, a bucket that is not there and a storage that is away are told, and are not "nothing there"', async () => {
  const wrong = s3Storage({ ...s3.settings, accessKeyId: 'wrong' });
  await expect(wrong.open('tenant/file', null)).rejects.toThrow('403 (InvalidAccessKeyId)');
  await expect(wrong.put('tenant/file', Readable.from(['a']))).rejects.toThrow('403');
  const elsewhere = s3Storage({ ...s3.settings, bucket: 'elsewhere' });
  await expect(elsewhere.put('tenant/file', Readable.from(['a']))).rejects.toThrow('404 (NoSuchBucket)');
  const away = s3Storage({ ...s3.settings, endpoint: new URL('http://127.0.0.1:9') });
  await expect(away.open('tenant/file', null)).rejects.toThrow('fetch failed');
});

test('films of courses are read from it in parts, and what no row knows is swept', async () => {
  const server = await openTestApp({ files: storage });
  await insertTestTenants(server.db).catch(() => undefined);
  const [id, lost] = [randomUUID(), randomUUID()];
  const film = { id, objectiveId: null, name: 'a.webm', mediaType: 'video/webm', tenantId: NORTH.id };
  await putFile(
    { db: server.db, files: storage },
    { ...film, created: server.clock.now },
    Buffer.from('0123456789'),
  );
  await storage.put(`${NORTH.id}/${lost}`, Readable.from(['lost']));
  const path = `/api/lms-storage/v1/files/${id}`;
  const part = await server.ask(path, { headers: { range: 'bytes=2-4' } });
  expect(part).toMatchObject({ status: 206, text: '234', headers: { 'content-range': 'bytes 2-4/10' } });
  expect((await server.ask(path, { method: 'HEAD' })).headers['content-length']).toBe('10');
  await sweepFiles(server.db, storage, inDays(2));
  expect(await listed(NORTH.id)).toEqual([`${NORTH.id}/${id}`]);
  await server.close();
});

test('a listing in pages is read to its end, each question signed', async () => {
  const asked: string[] = [];
  const signed: boolean[] = [];
  const pages: Server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://x');
    signed.push(isSigned(request, 'S3RVER'), isSigned(request, 'another'));
    asked.push(url.searchParams.get('continuation-token') ?? '');
    const isFirst = asked.length === 1;
    reply.end(
      `<ListBucketResult><IsTruncated>${isFirst}</IsTruncated>${isFirst ? '<NextContinuationToken>a+b&amp;c=</NextContinuationToken>' : ''}
       <Contents><Key>t/${asked.length}</Key><Size>1</Size></Contents></ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const { port } = pages.address() as AddressInfo; // it listens on a port
  const paged = s3Storage({ ...s3.settings, endpoint: new URL(`http://127.0.0.1:${port}`) });
  const keys: string[] = [];
  for await (const key of paged.list('t')) keys.push(key);
  expect([keys, asked]).toEqual([
    ['t/1', 't/2'],
    ['', 'a+b&c='],
  ]);
  await paged.open('t/نقد (1)*.pdf', { start: 0, end: 1 }).catch(() => null);
  expect(signed).toEqual([true, false, true, false, true, false]);
  await new Promise((resolve) => pages.close(resolve));
});

test('names in a listing are read as they were written', () => {
  const xml =
    '<R><Contents><Key>a&amp;b&#65;&#x42;&lt;&unknown;</Key></Contents><IsTruncated>false</IsTruncated></R>';
  expect(readListing(xml)).toEqual({ keys: ['a&bAB<&unknown;'], next: null });
});
