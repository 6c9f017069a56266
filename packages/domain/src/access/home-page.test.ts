import { expect, test } from 'vitest';
import { homePage } from './home-page';
import { ROOMS } from './rooms';

test('[2.2] with the flag the home page is the dashboard', () => {
  expect(homePage({ 'learner.dashboard': true }, ROOMS, { search: '?a=1', hash: '#b' })).toEqual({
    kind: 'dashboard',
  });
});

test('[2.2] without it My courses opens with the same query and hash', () => {
  const address = { search: '?a=1', hash: '#b' };
  expect(homePage({}, ROOMS, address)).toEqual({ kind: 'redirect', href: '/learn/courses?a=1#b' });
  expect(homePage({}, ROOMS, { search: '', hash: '' })).toEqual({ kind: 'redirect', href: '/learn/courses' });
});

test('[2.2] while no dashboard is built My courses opens, whatever the flag says', () => {
  expect(homePage({ 'learner.dashboard': true }, [], { search: '?a=1', hash: '' })).toEqual({
    kind: 'redirect',
    href: '/learn/courses?a=1',
  });
});
