import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await server.db.query(sql`update tenants set brand_tokens = '{"brand-h": 264}' where id = ${SOUTH.id}`);
});
afterAll(() => server.close());

async function bytesAt(url: string, host = NORTH.host) {
  const { statusCode, headers, rawPayload } = await server.app.inject({ url, headers: { host } });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  return { type: headers['content-type'], bytes: rawPayload, etag: String(headers['etag']) };
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([32, 180, 192, 512])('the mark is there as a picture %d wide', async (size) => {
  const { type, bytes } = await bytesAt(`/learn/icons/icon-${size}.png`);
  expect(type).toBe('image/png');
  expect(sizeOf(bytes)).toEqual([size, size]);
});

test('the mark as a drawing, for light and dark, in which nothing runs', async () => {
  const { type, bytes, etag } = await bytesAt('/learn/icons/icon.svg');
  expect(type).toBe('image/svg+xml');
  expect(bytes.toString()).toContain('prefers-color-scheme: dark');
  const { headers, status } = await server.ask('/learn/icons/icon.svg', {
    headers: { 'if-none-match': etag },
  });
  expect(status).toBe(304);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('who asks for favicon.ico gets an icon file with a picture in it', async () => {
  const { type, bytes } = await bytesAt('/favicon.ico');
  expect(type).toBe('image/x-icon');
  const [reserved, kind, count] = [bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)];
  expect([reserved, kind, count]).toEqual([0, 1, 1]);
  const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect(start + length).toBe(bytes.length);
  expect(sizeOf(bytes.subarray(start))).toEqual([32, 32]);
});

test('the manifest tells name, colours and icons, each of which is there', async () => {
  const { type, bytes } = await bytesAt('/learn/site.webmanifest');
  expect(type).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(bytes.toString());
  expect(manifest).toMatchObject({
    name: NORTH.productTitle,
    start_url: '/learn',
    scope: '/learn',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  for (const { src } of manifest.icons) await bytesAt(src);
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512']);
});

test('a tenant has the mark in its own colours', async () => {
  const [north, south] = [
    await bytesAt('/learn/icons/icon.svg'),
    await bytesAt('/learn/icons/icon.svg', SOUTH.host),
  ];
  expect(north.bytes.equals(south.bytes)).toBe(false);
});

test('there are no others', async () => {
  for (const file of ['icon-33.png', 'icon-5000.png', 'toString', 'icon'])
    expect((await server.ask(`/learn/icons/${file}`)).status).toBe(404);
});
