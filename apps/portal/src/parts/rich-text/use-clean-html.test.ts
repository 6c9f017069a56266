import { afterEach, expect, test, vi } from 'vitest';
import { watchElements } from '../../testing/watched-elements';
import { heldFrames } from './use-clean-html';
import { markFrames } from './mark-frames';

const FRAME = '<iframe src="https://player.vimeo.com/video/1" title="One &gt; two"></iframe>';

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['a text without frames', '<p>None, but &lt;iframe&gt;</p>', '<p>None, but &lt;iframe&gt;</p>'],
  [
    'frames wherever they stand',
    `<p>A ${FRAME} b</p>${FRAME}`,
    `<p>A <span class="room">${FRAME}</span> b</p><span class="room">${FRAME}</span>`,
  ],
])('[9.11] room is kept in served html: %s', (_title, html, held) => {
  expect(heldFrames(html, 'room')).toBe(held);
});

test('[5.9] [9.11] a served frame has its room once, cleaned and marked as often as may be', () => {
  const { comeIntoView } = watchElements();
  const text = document.createElement('div');
  text.innerHTML = heldFrames(`<p>A ${FRAME}</p>${FRAME}<span>In words ${FRAME}</span>`, 'room');
  document.body.append(text);
  // Cleaned where it stands, the text keeps no class that its author could not give.
  for (const place of text.querySelectorAll('.room')) place.removeAttribute('class');

  const marks = { language: 'ar', className: 'room', offlineText: 'Not now.' };
  markFrames(text, marks)();
  const stop = markFrames(text, marks);
  expect(text.querySelectorAll('.room > iframe[src$="?texttrack=ar"]')).toHaveLength(3);
  expect(text.querySelectorAll('.room .room, [data-near]')).toHaveLength(0);
  comeIntoView();
  expect(text.querySelectorAll('[data-near] > iframe')).toHaveLength(3);
  stop();
});

test('[2.8] a frame without a connection says so in its room, and loads once there is one', () => {
  const { comeIntoView } = watchElements();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = `<p>A ${FRAME}</p>`;
  const stop = markFrames(document.body, { language: 'en', className: 'room', offlineText: 'Not now.' });
  comeIntoView();
  expect(document.querySelectorAll('[data-near]')).toHaveLength(0);
  expect(document.querySelectorAll('.room[data-offline="Not now."]')).toHaveLength(1);
  dispatchEvent(new Event('online'));
  expect(document.querySelectorAll('[data-near]:not([data-offline]) > iframe')).toHaveLength(1);
  stop();
  vi.restoreAllMocks();
});
