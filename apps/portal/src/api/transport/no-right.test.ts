import { afterEach, expect, test } from 'vitest';
import { reactToNoRight } from './no-right';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['suspended', '/learn/courses', ['/learn/forbidden']],
  ['notLicensed', '/learn/courses/1/content', ['/learn/forbidden']],
  ['notPermitted', '/learn/catalog', ['/learn/forbidden']],
  ['suspended', '/learn/forbidden', []],
  ['forbidden', '/learn/courses', []],
  ['notFound', '/learn/courses', []],
] as const)('[4.33] %s at %s leads to %j', (code, path, led) => {
  history.replaceState(null, '', path);
  const addresses: string[] = [];
  reactToNoRight(code, (address) => void addresses.push(address));
  expect(addresses).toEqual(led);
});
