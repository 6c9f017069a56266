import type { Theme } from '@lantern/contract/render-page';
import { afterEach, expect, test } from 'vitest';
import { colourFrame } from './appearance-row';

afterEach(() => {
  document.head.innerHTML = '';
});

test.each<[theme: Theme | null, light: string, dark: string]>([
  ['light', 'all', 'not all'],
  ['dark', 'not all', 'all'],
  [null, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
])('the frame of the browser with the theme %s', (theme, light, dark) => {
  document.head.innerHTML = `<meta name="theme-color" data-scheme="light" media="" content="#ffffff"><meta name="theme-color" data-scheme="dark" media="" content="#000000">`;
  colourFrame(theme);
  const medias = [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  expect(medias).toEqual([light, dark]);
});
