import { expect, test } from 'vitest';
import { parseAllowedSources } from './allowed-sources';
import { videoFrame } from './video-frame';

const BOTH = 'www.youtube-nocookie.com, player.vimeo.com';

function frameOf(address: string, setting = BOTH, fromSecond = 0) {
  return videoFrame(address, {
    language: 'pt-BR',
    sources: parseAllowedSources(setting),
    origin: 'https://learn.example',
    fromSecond,
  });
}

test.each([
  ['its page', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
  ['its short link', 'https://youtu.be/M7lc1UVf-VE'],
  ['its player', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  ['its page without www', 'https://youtube.com/watch?v=M7lc1UVf-VE'],
  ['its page of shorts', 'https://www.youtube.com/shorts/M7lc1UVf-VE'],
  ['its page of a broadcast', 'https://www.youtube.com/live/M7lc1UVf-VE'],
  ['its mobile page', 'https://m.youtube.com/watch?v=M7lc1UVf-VE&t=12'],
])('[5.9] YouTube, named by %s, is played without cookies and in the language', (_, address) => {
  expect(frameOf(address)).toEqual({
    kind: 'allowed',
    site: 'youtube',
    url: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?enablejsapi=1&playsinline=1&rel=0&origin=https%3A%2F%2Flearn.example&hl=pt',
  });
});

test('[3.22] the player with cookies serves where only that one is allowed', () => {
  expect(frameOf('https://youtu.be/M7lc1UVf-VE', '*.youtube.com')).toMatchObject({
    url: expect.stringMatching(/^https:\/\/www\.youtube\.com\/embed\/M7lc1UVf-VE\?/),
  });
});

test.each([
  ['its page', 'https://vimeo.com/76979871', ''],
  ['its player', 'https://player.vimeo.com/video/76979871', ''],
  ['a link that is not listed', 'https://vimeo.com/76979871/abcdef0123', '&h=abcdef0123'],
  [
    'the player of one that is not listed',
    'https://player.vimeo.com/video/76979871?h=abcdef0123',
    '&h=abcdef0123',
  ],
])('[5.9] Vimeo, named by %s, has its captions in the language', (_, address, hash) => {
  expect(frameOf(address)).toEqual({
    kind: 'allowed',
    site: 'vimeo',
    url: `https://player.vimeo.com/video/76979871?dnt=1${hash}&texttrack=pt`,
  });
});

test('[2.8] both go on at the second that was kept', () => {
  expect(frameOf('https://youtu.be/M7lc1UVf-VE', BOTH, 83.7)).toMatchObject({
    url: expect.stringContaining('&start=83&'),
  });
  expect(frameOf('https://vimeo.com/76979871', BOTH, 83.7)).toMatchObject({
    url: expect.stringMatching(/texttrack=pt#t=83s$/),
  });
});

test.each([
  ['a site that is not allowed', 'https://vimeo.com/76979871', 'www.youtube-nocookie.com'],
  ['a site without a player that we know', 'https://videos.example/1', 'videos.example'],
  ['a host that only looks like one', 'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE', BOTH],
  ['a host that only ends like one', 'https://evilyoutube.com/watch?v=M7lc1UVf-VE', BOTH],
  ['a host that only begins like Vimeo', 'https://vimeo.com.evil.example/76979871', BOTH],
  ['a host that only ends like Vimeo', 'https://evilvimeo.com/76979871', BOTH],
  ['a path like that of a video, elsewhere', 'https://videos.example/76979871', BOTH],
  ['a script', 'javascript:alert(1)', BOTH],
  ['no video', 'https://www.youtube.com/feed/history', BOTH],
  ['a video of a playlist', 'https://www.youtube.com/playlist?v=M7lc1UVf-VE', BOTH],
  ['a player further down', 'https://www.youtube.com/feed/embed/M7lc1UVf-VE', BOTH],
  ['more after the player', 'https://www.youtube.com/embed/M7lc1UVf-VE/more', BOTH],
  ['more before the id', 'https://youtu.be/more/M7lc1UVf-VE', BOTH],
  ['more after the id', 'https://youtu.be/M7lc1UVf-VE/more', BOTH],
  ['no video of Vimeo', 'https://vimeo.com/about', BOTH],
  ['a number further down', 'https://vimeo.com/channels/76979871', BOTH],
  ['more after the number', 'https://vimeo.com/76979871/likes', BOTH],
  ['an id that is none', 'https://youtu.be/"><script>', BOTH],
  ['no address', 'a film', BOTH],
])('[3.22] blocked: %s', (_, address, setting) => {
  expect(frameOf(address, setting)).toEqual({ kind: 'blocked' });
});
