import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';
import { createPlatformKeys, KEPT_MS, PUBLISHED_FIRST_MS, rotatePlatformKey } from './platform-keys';
import { launchTool, takeLtiCourse } from '../../testing/lti/lti-world';
import { registerTestTool } from '../../testing/lti/test-tool';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const keySet = async (tenant = NORTH) =>
  (await server.ask('/lti/jwks', { tenant })).json as unknown as JSONWebKeySet;
const kids = async () => (await keySet()).keys.map(({ kid }) => kid);

test('two servers that need the first key at once agree on one', async () => {
  const servers = [createPlatformKeys(), createPlatformKeys(), createPlatformKeys()];
  const keys = await Promise.all(servers.map((keysOf) => keysOf(server.db, SOUTH.id, NOON)));
  expect(new Set(keys.map(({ current }) => current.kid)).size).toBe(1);
});

test('the key set shows public members only, and every tenant has keys of its own', async () => {
  const [north, south] = [await keySet(), await keySet(SOUTH)];
  expect(Object.keys(north.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(south.keys[0]?.kid).not.toBe(north.keys[0]?.kid);
});

const later = (ms: number) => new Date(NOON.getTime() + ms);

test('a new key signs once everybody can know it, and old ones are known while what they signed is valid', async () => {
  const tool = await registerTestTool(server.db, { now: () => server.clock.now });
  const launch = async () => {
    const fields = await launchTool(server, { tool, taken: await takeLtiCourse(server, tool) });
    return fields['id_token'] ?? '';
  };
  const verified = async (token: string) =>
    (await jwtVerify(token, createLocalJWKSet(await keySet()), { currentDate: NOON })).protectedHeader.kid;
  const [first] = await kids();
  const second = await rotatePlatformKey(server.db, NORTH.id, NOON);
  server.clock.now = later(10_000);
  expect(await kids()).toEqual([second, first]);
  const signedByFirst = await launch();
  expect(await verified(signedByFirst)).toBe(first);

  server.clock.now = later(PUBLISHED_FIRST_MS);
  const signedBySecond = await launch();
  const third = await rotatePlatformKey(server.db, NORTH.id, server.clock.now);
  server.clock.now = later(2 * PUBLISHED_FIRST_MS);
  expect(await kids()).toEqual([third, second, first]);
  expect(await verified(signedByFirst)).toBe(first);
  expect(await verified(signedBySecond)).toBe(second);
  expect(await verified(await launch())).toBe(third);

  server.clock.now = later(KEPT_MS);
  expect(await kids()).toEqual([third, second]);
  server.clock.now = later(KEPT_MS + PUBLISHED_FIRST_MS);
  expect(await kids()).toEqual([third]);
});

test('what a server signs after a rotation is known to one that has not heard of it', async () => {
  const [quick, slow] = [createPlatformKeys(), createPlatformKeys()];
  const before = await slow(server.db, SOUTH.id, NOON);
  await rotatePlatformKey(server.db, SOUTH.id, NOON);
  const { current } = await quick(server.db, SOUTH.id, later(1));
  const { publicKeys } = await slow(server.db, SOUTH.id, later(9_999));
  expect(publicKeys.map(({ kid }) => kid)).toContain(current.kid);
  expect(current.kid).toBe(before.current.kid);
});

test('two rotations at once are one, and both are told its key', async () => {
  const rotate = () => rotatePlatformKey(server.db, SOUTH.id, later(KEPT_MS));
  const [one, other] = await Promise.all([rotate(), rotate()]);
  const { publicKeys } = await createPlatformKeys()(server.db, SOUTH.id, later(KEPT_MS));
  expect(publicKeys[0]?.kid).toBe(one);
  expect(other).toBe(one);
});
