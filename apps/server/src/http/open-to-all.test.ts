import { randomUUID } from 'node:crypto';
import { fillPath } from '@lantern/contract/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registeredCalls } from '../../testing/registered-calls';
import { openTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const FOREIGN = { headers: { origin: 'https://elsewhere.test' } };

const CALLS = registeredCalls();
const reads = CALLS.filter(({ method }) => method === 'GET');
const FILES = '/api/lms-storage/v1/certificates/0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';

test('[3.11] what checks a credential elsewhere is all that pages of other origins may read', () => {
  expect(CALLS.filter(({ isOpenToAll }) => isOpenToAll).map(({ path }) => path)).toEqual([
    '/api/lms/v1/public/credential-keys',
    '/api/lms/v1/public/credential-keys/:thumbprint',
    '/api/lms/v1/public/achievements/:id',
  ]);
});

test.each(reads.filter(({ isOpenToAll }) => isOpenToAll).map(({ path }) => [path]))(
  '[3.11] %s is open to all, found or not',
  async (path) => {
    const params = { id: randomUUID(), thumbprint: 'none' };
    const { headers } = await server.ask(fillPath(path, params), FOREIGN);
    expect(headers).toMatchObject(OPEN);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  },
);

test.each(['credential.jwt', 'credential.json', 'status.jwt', 'badge.png', 'certificate.png', 'card.png'])(
  '[3.11] %s of a certificate is open to all, and in no search engine',
  async (file) => {
    const { headers } = await server.ask(`${FILES}/${file}`, FOREIGN);
    expect(headers).toMatchObject({ ...OPEN, 'x-robots-tag': 'noindex' });
  },
);

const CLOSED = [
  ...reads
    .filter(({ isOpenToAll }) => !isOpenToAll)
    .map(({ path }) => path.replace(/:\w+/g, () => randomUUID())),
  `${FILES}/certificate.pdf`,
  `${FILES}/unknown.txt`,
  `/api/lms-storage/v1/files/${randomUUID()}`,
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/api/unknown',
];

test.each(CLOSED.map((path) => [path]))('%s is for our own pages alone', async (path) => {
  const session = await server.signIn();
  const { headers } = await server.ask(path, { ...FOREIGN, session });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});
