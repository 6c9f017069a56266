import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';
import { createPlatformKeys, rotatePlatformKey } from './platform-keys';
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

test('after a rotation the new key signs, the one before it is still known, the third is gone', async () => {
  const tool = await registerTestTool(server.db, { now: () => server.clock.now });
  const launch = async () => {
    const fields = await launchTool(server, { tool, taken: await takeLtiCourse(server, tool) });
    return fields['id_token'] ?? '';
  };
  const [first] = await kids();
  const signedBefore = await launch();
  const second = await rotatePlatformKey(server.db, NORTH.id, NOON);
  server.clock.now = new Date(NOON.getTime() + 10_000);
  expect(await kids()).toEqual([second, first]);
  const known = createLocalJWKSet(await keySet());
  const verified = (token: string) => jwtVerify(token, known, { currentDate: NOON });
  expect((await verified(signedBefore)).protectedHeader.kid).toBe(first);
  expect((await verified(await launch())).protectedHeader.kid).toBe(second);

  const third = await rotatePlatformKey(server.db, NORTH.id, NOON);
  server.clock.now = new Date(NOON.getTime() + 20_000);
  expect(await kids()).toEqual([third, second]);
});
