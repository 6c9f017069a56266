import { expect, test } from 'vitest';
import { activityContent } from '../../../testing/activity-content.builder';
import { isDrawnAhead } from './use-next-part';

const VIDEO = { url: '/film.mp4', captions: [], transcript: [] } as never; // it is only looked whether there is one

test.each([
  [
    'a text',
    { text: { language: null, html: '<p>Iframes are <code>&lt;iframe></code> elements</p>' } },
    true,
  ],
  [
    'a text with a frame',
    { text: { language: null, html: '<p>Look:</p><IFRAME src="https://player.vimeo.com/video/1">' } },
    false,
  ],
  ['a text with a film', { text: { language: null, html: '<video src="/film.mp4"></video>' } }, false],
  ['a text as long as a book', { text: { language: null, html: 'long '.repeat(25_000) } }, false],
  ['a text beside a film', { text: { language: null, html: '<p>About the film</p>' }, video: VIDEO }, false],
  ['an external tool with a text', { type: 'lti', text: { language: null, html: '<p>How to</p>' } }, false],
  ['what has no text', {}, false],
] as const)('%s', (_, content, isDrawn) => {
  expect(isDrawnAhead(activityContent(content))).toBe(isDrawn);
});
