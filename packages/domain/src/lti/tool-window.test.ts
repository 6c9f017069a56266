import { expect, test } from 'vitest';
import { type FrameFacts, type ToolPlace, toolPlace } from './tool-window';

const facts: FrameFacts = {
  supportsFrame: true,
  toolOrigin: 'https://quiz.test',
  ownOrigin: 'https://learn.test',
  hasCookies: true,
};
const frame: ToolPlace = { kind: 'frame' };

test.each<[string, Partial<FrameFacts>, ToolPlace]>([
  ['a tool that keeps its cookies', {}, frame],
  ['a browser that does not say', { hasCookies: null }, frame],
  ['an activity for a window alone', { supportsFrame: false }, { kind: 'window', reason: 'onlyWindow' }],
  ['a tool without its cookies', { hasCookies: false }, { kind: 'window', reason: 'cookiesRefused' }],
  [
    'a tool on another port of our own host',
    { hasCookies: false, toolOrigin: 'https://learn.test:8443' },
    frame,
  ],
  [
    'a tool on a host below ours',
    { hasCookies: false, toolOrigin: 'https://quiz.learn.test' },
    { kind: 'window', reason: 'cookiesRefused' },
  ],
])('[2.18] %s', (_what, given, place) => {
  expect(toolPlace({ ...facts, ...given })).toEqual(place);
});
