import { expect, test } from 'vitest';
import { PLAYER_GREETINGS, playerNews } from './player-news';

/** The same news in the words of both sites. */
const about = (news: object) => ({ data: news, info: news });

test('[2.8] YouTube tells where it is', () => {
  const message = JSON.stringify({ event: 'infoDelivery', info: { currentTime: 12.5, duration: 90 } });
  expect(playerNews('youtube', message)).toEqual({ second: 12.5, durationSeconds: 90, isPaused: false });
});

test('[2.8] Vimeo tells where it is, as text or as an object', () => {
  const message = { event: 'timeupdate', data: { seconds: 12.5, percent: 0.1, duration: 90 } };
  expect(playerNews('vimeo', message)).toEqual({ second: 12.5, durationSeconds: 90, isPaused: false });
  expect(playerNews('vimeo', JSON.stringify(message))).toEqual({
    second: 12.5,
    durationSeconds: 90,
    isPaused: false,
  });
});

test('[2.8] YouTube tells only what has changed: the rest is as it was', () => {
  const known = { second: 12.5, durationSeconds: 90, isPaused: false };
  const tick = { event: 'infoDelivery', info: { currentTime: 13 } };
  expect(playerNews('youtube', tick)).toBeNull();
  expect(playerNews('youtube', tick, known)).toEqual({ ...known, second: 13 });
  const pause = { event: 'infoDelivery', info: { playerState: 2 } };
  expect(playerNews('youtube', pause)).toBeNull();
  expect(playerNews('youtube', pause, known)).toEqual({ ...known, isPaused: true });
  expect(playerNews('youtube', { event: 'infoDelivery', info: { volume: 50 } }, known)).toBeNull();
});

test('[2.8] Vimeo tells that it is paused', () => {
  expect(playerNews('vimeo', { event: 'pause', data: { seconds: 14, duration: 90 } })).toEqual({
    second: 14,
    durationSeconds: 90,
    isPaused: true,
  });
});

test('[2.8] a player at the very start says so', () => {
  expect(playerNews('vimeo', { data: { seconds: 0, duration: 90 } })).toMatchObject({ second: 0 });
});

test('[2.8] no player is further than its end', () => {
  expect(playerNews('vimeo', { data: { seconds: 91, duration: 90 } })).toMatchObject({ second: 90 });
});

test.each([
  ['a message of another kind', { event: 'ready' }],
  ['a message about nothing', { data: null, info: null }],
  ['text that is no message', 'hello'],
  ['nothing', null],
  ['a number', 4],
  ['a time that is none', about({ seconds: '12', currentTime: '12', duration: 90 })],
  ['a time before the start', about({ seconds: -1, currentTime: -1, duration: 90 })],
  ['a length that is not known yet', about({ seconds: 0, currentTime: 0, duration: 0 })],
  ['a length without end', about({ seconds: 5, currentTime: 5, duration: Number.POSITIVE_INFINITY })],
])('[2.8] %s says nothing, from either site', (_, message) => {
  expect(playerNews('vimeo', message)).toBeNull();
  expect(playerNews('youtube', message)).toBeNull();
});

test('[2.8] every greeting is text, which both players take', () => {
  for (const greeting of Object.values(PLAYER_GREETINGS).flat())
    expect(JSON.parse(greeting)).toBeTypeOf('object');
});
