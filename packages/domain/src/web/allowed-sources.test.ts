import { expect, test } from 'vitest';
import { isAllowedSource, parseAllowedSources, sourceExpression } from './allowed-sources';

test.each([
  [null, ''],
  ['', ''],
  [' , ,', ''],
  ['player.vimeo.com', 'https://player.vimeo.com'],
  ['https://player.vimeo.com', 'https://player.vimeo.com'],
  ['HTTPS://Player.Vimeo.com/video/', 'https://player.vimeo.com'],
  ['a.test,b.test', 'https://a.test https://b.test'],
  [' a.test , *.b.test:8443 ', 'https://a.test https://*.b.test:8443'],
  ['a.test:443', 'https://a.test'],
  ['bücher.test', 'https://xn--bcher-kva.test'],
  ['http://a.test', ''],
  ['http://localhost:4100', 'http://localhost:4100'],
  ['HTTP://LocalHost:4100', 'http://localhost:4100'],
  ['http://127.0.0.1:4100,http://[::1]:4100', 'http://127.0.0.1:4100 http://[::1]:4100'],
  ['a.testhttps://b.test', ''],
  ['*', ''],
  ['*.com', ''],
  ['*.', ''],
  ['a.*.test', ''],
  ["a.test; script-src 'unsafe-inline'", ''],
  ['a.test b.test', ''],
  ['user@a.test', ''],
  ['a.test"', ''],
  ['a.test\\b', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html', ''],
  ['ftp://a.test', ''],
  ['a.test:99999', ''],
  ['bad[host', ''],
])('[3.22] reading 43: the list %j allows %j', (setting, expressions) => {
  expect(parseAllowedSources(setting).map(sourceExpression).join(' ')).toBe(expressions);
});

const SOURCES = parseAllowedSources('a.test,*.b.test,c.test:8443,http://localhost:4100');

test.each([
  ['https://a.test', true],
  ['https://a.test/video?x=1#t', true],
  ['https://A.TEST/', true],
  ['http://a.test', false],
  ['https://sub.a.test', false],
  ['https://a.test.evil.test', false],
  ['https://eviladata.test', false],
  ['https://a.test:8443', false],
  ['https://x.b.test', true],
  ['https://x.y.b.test', true],
  ['https://b.test', false],
  ['https://evilb.test', false],
  ['https://c.test:8443/x', true],
  ['https://c.test', false],
  ['http://localhost:4100/tool', true],
  ['https://localhost:4100/tool', false],
  ['https://user@a.test', false],
  ['https://:secret@a.test', false],
  ['javascript:alert(1)', false],
  ['/relative', false],
  ['', false],
])('[3.22] reading 43: %s is allowed: %s', (address, allowed) => {
  expect(isAllowedSource(address, SOURCES)).toBe(allowed);
});
