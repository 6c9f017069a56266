import { expect, test } from 'vitest';
import { videoActionOfKey } from './video-action-of-key';

const PLAIN = { ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['the space bar plays and pauses', ' ', { kind: 'togglePlay' }],
  ['K does too, shift or not', 'K', { kind: 'togglePlay' }],
  ['the left arrow goes back', 'ArrowLeft', { kind: 'skip', seconds: -5 }],
  ['L goes on by ten seconds', 'l', { kind: 'skip', seconds: 10 }],
  ['a digit goes to that tenth', '3', { kind: 'seekShare', share: 0.3 }],
  ['another letter does nothing', 'q', null],
  ['a name that every object has does nothing', 'constructor', null],
])('%s', (_, key, action) => {
  expect(videoActionOfKey({ ...PLAIN, key }, false)).toEqual(action);
});

test('a control that has the focus keeps its own keys', () => {
  expect(videoActionOfKey({ ...PLAIN, key: ' ' }, true)).toBeNull();
  expect(videoActionOfKey({ ...PLAIN, key: 'ArrowLeft' }, true)).toBeNull();
  expect(videoActionOfKey({ ...PLAIN, key: 'm' }, true)).toEqual({ kind: 'toggleMute' });
});

test('what the browser does with Control, Alt and Command is left to it', () => {
  expect(videoActionOfKey({ ...PLAIN, key: 'f', ctrlKey: true }, false)).toBeNull();
});
