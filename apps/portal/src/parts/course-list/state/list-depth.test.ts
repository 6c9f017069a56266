import { afterEach, expect, test } from 'vitest';
import { depthOf, rememberDepth } from './list-depth';

afterEach(() => sessionStorage.clear());

test('each entry of the history has its own depth, the last one told', () => {
  rememberDepth('a', { count: 40, top: 900 });
  rememberDepth('b', { count: 20, top: 0 });
  rememberDepth('a', { count: 60, top: 1200 });
  expect(depthOf('a')).toEqual({ count: 60, top: 1200 });
  expect(depthOf('b')).toEqual({ count: 20, top: 0 });
  expect(depthOf('c')).toBeNull();
});

test('of very many entries the oldest are forgotten', () => {
  for (let entry = 0; entry < 25; entry += 1) rememberDepth(String(entry), { count: entry, top: 0 });
  expect(depthOf('4')).toBeNull();
  expect(depthOf('5')).toEqual({ count: 5, top: 0 });
});

test.each(['{', '7', '[["a"]]', '[["a",{"count":"many"}]]', '[null]'])(
  'what is kept as %s is as good as none',
  (kept) => {
    sessionStorage.setItem('listDepths', kept);
    expect(depthOf('a')).toBeNull();
  },
);
