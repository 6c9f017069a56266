import { expect, test } from 'vitest';
import { oklchHex } from './oklch-hex';

test.each([
  ['white', { lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
  ['black', { lightness: 0, chroma: 0, hue: 0 }, '#000000'],
  ['the brand of the design', { lightness: 0.405, chroma: 0.072, hue: 168 }, '#155541'],
  ['the ink of the design', { lightness: 0.245, chroma: 0.016, hue: 62 }, '#261f19'],
  ['the light of the design', { lightness: 0.805, chroma: 0.135, hue: 80 }, '#edb54d'],
  [
    'beyond what screens show',
    { lightness: 0.9, chroma: 0.4, hue: 150 },
    expect.stringMatching(/^#[0-9a-f]{6}$/),
  ],
])('[9.14] %s', (_name, colour, hex) => {
  expect(oklchHex(colour)).toEqual(hex);
});
