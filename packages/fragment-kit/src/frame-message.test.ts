import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-message';

test.each([
  [{ kind: 'ready' }, { kind: 'ready' }],
  [{ kind: 'beat', more: 1 }, { kind: 'beat' }],
  [
    { kind: 'height', height: 300.2 },
    { kind: 'height', height: 301 },
  ],
  [
    { kind: 'height', height: 1e9 },
    { kind: 'height', height: 1200 },
  ],
  [
    { kind: 'height', height: -1 },
    { kind: 'height', height: 40 },
  ],
  [
    { kind: 'open', path: '/courses?x=1' },
    { kind: 'open', path: '/courses?x=1' },
  ],
  [
    { kind: 'event', name: 'said', details: { count: 1 } },
    { kind: 'event', name: 'said', details: { count: 1 } },
  ],
  [
    { kind: 'event', name: 'said' },
    { kind: 'event', name: 'said', details: {} },
  ],
])('[1.6] %j is understood', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message);
});

test.each([
  null,
  'ready',
  { kind: 'api' },
  { kind: 'height', height: '300' },
  { kind: 'height', height: Number.NaN },
  { kind: 'open', path: '//elsewhere.test' },
  { kind: 'open', path: '/\\elsewhere.test' },
  { kind: 'open', path: 'https://elsewhere.test' },
  { kind: 'open', path: `/${'a'.repeat(300)}` },
  { kind: 'event', name: '' },
  { kind: 'event', name: 'said', details: [1] },
  { kind: 'event', name: 'said', details: { deep: {} } },
  { kind: 'event', name: 'said', details: { long: 'a'.repeat(300) } },
])('[1.6] %j is not', (data) => {
  expect(readFrameMessage(data)).toBeNull();
});
