import { randomUUID } from 'node:crypto';
import type { AttachmentKind } from '@lantern/contract/entities/attachment';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';
import { type ClamdServer, openClamdServer, TEST_VIRUS } from '../../testing/uploads/clamd-server';
import { sendUpload } from '../../testing/uploads/send-upload';
import { PDF, picture } from '../../testing/uploads/test-files';
import { sql } from '../db/sql';
import { attachFiles, detachFiles, detachLostFiles, listAttachments } from '../store/uploads/attachments';
import { deleteUnattachedBefore, findUpload } from '../store/uploads/uploads';
import { clamdScanner } from '../virus-scan/clamd-scanner';
import { checkWork } from './check-work';

const JOB = { id: '1', tenantId: null, queue: 'check-uploads', key: '', tries: 1, claim: randomUUID() };
const PATH = '/api/lms-storage/v1/attachments';

let server: TestApp;
let clamd: ClamdServer;
let ada: string;
let ben: string;
beforeAll(async () => {
  clamd = await openClamdServer();
  server = await openTestApp({ scanner: clamdScanner(clamd.place, 200) });
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});
beforeEach(async () => {
  clamd.mood = 'well';
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  [ada, ben] = [await server.signIn(), await server.signIn(BEN)];
});

const send = (name: string, bytes: Buffer | string, session = ada) =>
  sendUpload(server, { session, name, bytes });
const idOf = async (name = 'a.txt', bytes: Buffer | string = 'hello', session = ada) =>
  (await send(name, bytes, session)).file.id;
const ask = (id: string, session: string, more = {}) => server.ask(`${PATH}/${id}/a`, { session, ...more });
const attach = (ownerId: string, ids: string[], to = { kind: 'post' as AttachmentKind, id: randomUUID() }) =>
  server.db.transaction((tx) => attachFiles(tx, NORTH.id, { ownerId, ids, to }));

test('[7.29] what is not shown is saved, and its length is known by HEAD', async () => {
  const id = await idOf('نقد.txt', '<script>alert(1)</script>');
  const { status, text, headers } = await ask(id, ada);
  expect({ status, text }).toEqual({ status: 200, text: '<script>alert(1)</script>' });
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="___.txt"; filename*=UTF-8''${encodeURIComponent('نقد.txt')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  const head = await ask(id, ada, { method: 'HEAD' });
  expect([head.text, head.headers['content-length']]).toEqual(['', '25']);
  expect(await ask(id, ada, { headers: { range: 'bytes=1-6' } })).toMatchObject({
    status: 206,
    text: 'script',
  });
});

test('pictures that were made anew and PDFs are shown', async () => {
  const png = await picture({ width: 4, height: 4 }).png().toBuffer();
  for (const [name, bytes, type] of [
    ['a.png', png, 'image/png'],
    ['a.pdf', PDF, 'application/pdf'],
  ] as const)
    expect((await ask(await idOf(name, bytes), ada)).headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^inline/),
    });
});

test('[7.1] another’s file is as one that does not exist, in its tenant and in others', async () => {
  const id = await idOf();
  const south = await server.signIn(ADA, SOUTH);
  for (const [session, tenant] of [
    [ben, NORTH],
    [south, SOUTH],
  ] as const) {
    const [foreign, unknown] = [
      await server.ask(`${PATH}/${id}/a`, { session, tenant }),
      await server.ask(`${PATH}/${randomUUID()}/a`, { session, tenant }),
    ];
    expect([foreign.status, foreign.json['code']]).toEqual([404, 'notFound']);
    expect({ ...foreign.json, traceId: '' }).toEqual({ ...unknown.json, traceId: '' });
  }
  expect((await server.ask(`${PATH}/${id}/a`)).status).toBe(401);
  expect((await ask('no-id', ada)).status).toBe(404);
});

test('a file with a virus is not taken', async () => {
  expect(await send('a.txt', `x${TEST_VIRUS}`)).toMatchObject({
    status: 422,
    said: 'A virus was found in this file.',
  });
});

test('what nobody could look at is given to nobody, and looked at again', async () => {
  clamd.mood = 'failing';
  const [clean, bad] = [await send('a.txt', 'clean'), await send('b.txt', `x${TEST_VIRUS}`)];
  expect([clean.file.state, bad.file.state]).toEqual(['unchecked', 'unchecked']);
  const ids = [clean.file.id, bad.file.id];
  for (const id of ids) {
    expect(await ask(id, ada)).toMatchObject({
      status: 409,
      json: { errors: { file: [expect.stringMatching(/not been checked/)] } },
    });
    expect((await ask(id, ada, { method: 'HEAD' })).status).toBe(409);
    expect((await ask(id, ben)).status).toBe(404);
  }
  const deps = { db: server.db, files: server.files, log: server.app.log };
  const work = checkWork({ ...deps, scanner: clamdScanner(clamd.place, 200) });
  const check = () => work.run(JOB, new AbortController().signal);
  clamd.mood = 'silent';
  await check();
  expect((await ask(clean.file.id, ada)).status).toBe(409);
  clamd.mood = 'well';
  await check();
  expect(await ask(clean.file.id, ada)).toMatchObject({ status: 200, text: 'clean' });
  expect(await ask(bad.file.id, ada)).toMatchObject({
    status: 422,
    json: { errors: { file: ['A virus was found in this file.'] } },
  });
  expect(await attach(ADA.id, [bad.file.id])).toBe(false);
});

test('one’s own files are attached once, in their order, and to one thing', async () => {
  const [one, two, other] = [await idOf(), await idOf('b.txt'), await idOf('c.txt', 'x', ben)];
  const to = { kind: 'post' as const, id: randomUUID() };
  expect(await attach(ADA.id, [two, one], to)).toBe(true);
  const names = async () =>
    ((await listAttachments(server.db, NORTH.id, { kind: 'post', ids: [to.id] })).get(to.id) ?? []).map(
      ({ name }) => name,
    );
  expect(await names()).toEqual(['b.txt', 'a.txt']);
  expect(await attach(ADA.id, [one])).toBe(false);
  expect(await attach(ADA.id, [one, other], to)).toBe(false);
  expect(await attach(ADA.id, [one, randomUUID()], to)).toBe(false);
  expect(await names()).toEqual(['b.txt', 'a.txt']);
  // Whoever saves it keeps what others have brought.
  expect(await attach(BEN.id, [one, other], to)).toBe(true);
  expect(await names()).toEqual(['a.txt', 'c.txt']);
  expect((await findUpload(server.db, NORTH.id, two))?.kind).toBeNull();
  await detachFiles(server.db, NORTH.id, { kind: 'post', ids: [to.id] });
  expect(await names()).toEqual([]);
});

test('of two who attach the same file at once, one does', async () => {
  const id = await idOf();
  const both = await Promise.all([attach(ADA.id, [id]), attach(ADA.id, [id])]);
  expect(both.filter((isTheirs) => isTheirs)).toHaveLength(1);
});

test('its owner removes what is not attached, and nobody anything else', async () => {
  const [loose, held] = [await idOf(), await idOf()];
  await attach(ADA.id, [held]);
  const remove = async (id: string, session: string) =>
    (
      await server.ask(`/api/lms-storage/v1/users/me/attachments/${id}/remove`, {
        method: 'POST',
        session,
        body: {},
      })
    ).status;
  expect([await remove(loose, ben), await remove(held, ada), await remove(loose, ada)]).toEqual([
    404, 404, 200,
  ]);
  expect(await findUpload(server.db, NORTH.id, loose)).toBeNull();
});

test('what was never attached goes after a day', async () => {
  const [loose, held] = [await idOf(), await idOf()];
  await attach(ADA.id, [held]);
  await deleteUnattachedBefore(server.db, server.clock.now, 1000);
  expect(await findUpload(server.db, NORTH.id, loose)).not.toBeNull();
  await deleteUnattachedBefore(server.db, new Date(server.clock.now.getTime() + 1), 1000);
  expect([
    await findUpload(server.db, NORTH.id, loose),
    (await findUpload(server.db, NORTH.id, held))?.id,
  ]).toEqual([null, held]);
});

test('what hangs on something that is gone hangs on nothing', async () => {
  const kinds = ['announcement', 'post', 'teamWork', 'teamMessage'] as const;
  const ids: string[] = [];
  for (const kind of kinds) {
    const id = await idOf();
    ids.push(id);
    expect(await attach(ADA.id, [id], { kind, id: randomUUID() })).toBe(true);
  }
  await detachLostFiles(server.db);
  const uploads = await Promise.all(ids.map((id) => findUpload(server.db, NORTH.id, id)));
  expect(uploads.map((upload) => upload?.kind)).toEqual([null, null, null, null]);
});

test('a person has a share of the room, and is told when it is used up', async () => {
  await send('a.txt', 'x', ben);
  await server.db.query(
    sql`update attachments set byte_length = 524288000 where tenant_id = ${NORTH.id} and user_id = ${BEN.id}`,
  );
  expect(await send('b.txt', 'more', ben)).toMatchObject({
    status: 409,
    said: 'You have attached 500 MB of files. Remove some that are not needed any more.',
  });
  expect((await send('b.txt', 'more')).status).toBe(200);
});
