import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { originOf } from './request-origin';
import type { TrustedProxies } from './trusted-proxies';

const CONFIG = '/config-ui/config.json';
const CERTIFICATE = '/api/lms/v1/public/certificate-records';
const VISITOR = '203.0.113.5';
const LOOK_UPS_A_MINUTE = 30;

describe('our own address', () => {
  const PUBLIC = new URL('https://learn.test');
  test.each<[string, { protocol: string; host: string }, URL | null, string]>([
    ['is PUBLIC_URL', { protocol: 'https', host: 'learn.test' }, PUBLIC, 'https://learn.test'],
    ['whatever scheme is told', { protocol: 'http', host: 'learn.test' }, PUBLIC, 'https://learn.test'],
    ['whatever port is told', { protocol: 'https', host: 'learn.test:81' }, PUBLIC, 'https://learn.test'],
    ['is another tenant’s host', { protocol: 'http', host: 'Other.test.' }, PUBLIC, 'https://other.test'],
    [
      'has the port of PUBLIC_URL',
      { protocol: 'http', host: 'other.test' },
      new URL('https://learn.test:8443'),
      'https://other.test:8443',
    ],
    ['is that of the machine', { protocol: 'http', host: '127.0.0.1:90' }, PUBLIC, 'http://127.0.0.1:90'],
    ['is that of the machine', { protocol: 'http', host: '[::1]:90' }, PUBLIC, 'http://[::1]:90'],
    ['is the one asked without PUBLIC_URL', { protocol: 'https', host: 'a.test' }, null, 'https://a.test'],
    [
      'is the one asked while PUBLIC_URL is this machine',
      { protocol: 'http', host: 'a.test:8080' },
      new URL('http://localhost:8080'),
      'http://a.test:8080',
    ],
    ['is never made of nonsense', { protocol: 'http', host: 'localhost:99999' }, null, 'http://localhost'],
    ['is never made of nonsense', { protocol: 'http', host: '1.2.3.4.5' }, PUBLIC, 'https://learn.test'],
    ['is never made of nonsense', { protocol: 'http', host: 'a.test/@b.test' }, PUBLIC, 'https://learn.test'],
  ])('%s: %j', (_name, asked, publicUrl, expected) => {
    expect(originOf(asked, publicUrl)).toBe(expected);
  });
});

let server: TestApp;
// Each test in minutes of its own: no limit is spent by another.
let minutes = 0;
const minutesPass = () => {
  minutes += 2;
  server.clock.now = new Date(NOON.getTime() + minutes * 60_000);
};

const open = (trustProxy: TrustedProxies) => async () => {
  server = await openTestApp({ trustProxy });
};

type Visit = { from: string; forwarded?: string; headers?: Record<string, string> };

const visit = (url: string, { from, forwarded, headers = {} }: Visit) =>
  server.app.inject({
    url,
    remoteAddress: from,
    headers: { host: 'north.test', ...(forwarded && { 'x-forwarded-for': forwarded }), ...headers },
  });
const lookUp = async (visitor: Visit) => (await visit(`${CERTIFICATE}/none`, visitor)).statusCode;

/** Is one more look-up refused to the second, when the first has used up theirs? */
async function sharesLimit(first: (turn: number) => Visit, second: Visit): Promise<boolean> {
  for (let turn = 0; turn < LOOK_UPS_A_MINUTE; turn += 1) expect(await lookUp(first(turn))).toBe(404);
  return (await lookUp(second)) === 429;
}

const FORWARDED = { 'x-forwarded-host': 'south.test', 'x-forwarded-proto': 'https' };

describe.each<[string, TrustedProxies]>([
  ['without a proxy', { kind: 'none' }],
  ['outside of the proxies’ network', { kind: 'networks', networks: ['10.0.0.0/8'] }],
])('%s', (_name, trustProxy) => {
  beforeAll(open(trustProxy));
  beforeEach(minutesPass);
  afterAll(() => server.close());

  test('no forwarded header is believed', async () => {
    const reply = await visit(CONFIG, { from: VISITOR, headers: FORWARDED });
    expect(reply.json()).toMatchObject({ productTitle: 'North Academy' });
    expect(reply.headers['strict-transport-security']).toBeUndefined();
    const nonsense = { 'x-forwarded-host': 'a, b', 'x-forwarded-proto': 'ftp' };
    expect((await visit(CONFIG, { from: VISITOR, headers: nonsense })).statusCode).toBe(200);
  });

  test('who writes another address each time is still the one who asks', async () => {
    const forger = (turn: number) => ({ from: VISITOR, forwarded: `198.51.100.${turn}` });
    expect(await sharesLimit(forger, { from: VISITOR, forwarded: '127.0.0.1' })).toBe(true);
  });

  test('the machine itself is not held back, whatever is written', async () => {
    const own = { from: '127.0.0.1', forwarded: VISITOR };
    expect(await sharesLimit(() => own, own)).toBe(false);
  });
});

describe.each<[string, TrustedProxies, string[]]>([
  ['one proxy', { kind: 'hops', hops: 1 }, []],
  ['two proxies', { kind: 'hops', hops: 2 }, ['10.0.0.9']],
  ['proxies of a network', { kind: 'networks', networks: ['10.0.0.0/8', '127.0.0.1'] }, ['10.0.0.9']],
])('behind %s', (_name, trustProxy, between) => {
  beforeAll(open(trustProxy));
  beforeEach(minutesPass);
  afterAll(() => server.close());

  /** As the chain writes it: what the client sent, then what each of our proxies saw. */
  const chainOf = (address: string, forged?: string): Visit => ({
    from: '127.0.0.1',
    forwarded: [forged, address, ...between].filter(Boolean).join(', '),
  });

  test('the address is the one that our own proxy saw, never the one that the client wrote', async () => {
    const forger = (turn: number) => chainOf(VISITOR, `198.51.100.${turn}`);
    expect(await sharesLimit(forger, chainOf(VISITOR))).toBe(true);
    expect(await lookUp(chainOf('203.0.113.6'))).toBe(404);
  });

  test('a written loopback address frees nobody of a limit', async () => {
    expect(await sharesLimit(() => chainOf(VISITOR, '127.0.0.1'), chainOf(VISITOR, '::1'))).toBe(true);
  });

  test('a visitor on the machine who comes through the proxy is held back like any other', async () => {
    expect(await sharesLimit(() => chainOf('127.0.0.2'), chainOf('127.0.0.2'))).toBe(true);
  });

  test('the port that some proxies add makes no other visitor', async () => {
    const ported = (turn: number) => chainOf(`203.0.113.7:${40_000 + turn}`);
    expect(await sharesLimit(ported, chainOf('203.0.113.7'))).toBe(true);
  });

  test('its host and scheme are believed', async () => {
    const headers = { ...FORWARDED, 'x-forwarded-host': 'south.test:443' };
    const reply = await visit(CONFIG, { from: '127.0.0.1', headers });
    expect(reply.json()).toMatchObject({ productTitle: 'South Academy' });
    expect(reply.headers['strict-transport-security']).toBeDefined();
  });

  test.each([
    [{ 'x-forwarded-proto': 'ftp' }],
    [{ 'x-forwarded-proto': 'HTTPS' }],
    [{ 'x-forwarded-proto': 'javascript' }],
    [{ 'x-forwarded-proto': 'http, https' }],
    [{ 'x-forwarded-proto': '' }],
    [{ 'x-forwarded-host': 'evil.test, north.test' }],
    [{ 'x-forwarded-host': 'north.test/@evil.test' }],
    [{ 'x-forwarded-host': 'north.test:99999' }],
    [{ 'x-forwarded-host': 'user@north.test' }],
    [{ 'x-forwarded-host': '"' }],
  ])('%j is refused', async (headers) => {
    expect((await visit(CONFIG, { from: '127.0.0.1', headers })).statusCode).toBe(400);
    expect((await visit('/healthz', { from: '127.0.0.1', headers })).statusCode).toBe(200);
  });

  test('a forwarded host that nobody owns is nobody’s', async () => {
    const headers = { 'x-forwarded-host': 'evil.test' };
    expect((await visit(CONFIG, { from: '127.0.0.1', headers })).statusCode).toBe(421);
  });
});
