import { expect, test } from 'vitest';
import { GREATEST } from '../given-numbers.builder';
import { arcade } from './arcade';

/** Where an arch begins, and its three bands from there. */
type Arches = { starts: number[]; bands: (start: number) => string[] };

test.each<[string, number, Arches]>([
  [
    'three wide arches',
    0,
    {
      starts: [3, 110, 217],
      bands: (start) => [
        `M${start} 180V62a50 50 0 01100 0V180h-14V61a36 36 0 00-72 0V180z`,
        `M${start + 14} 180V61a36 36 0 0172 0V180h-14V60a22 22 0 00-44 0V180z`,
        `M${start + 28} 180V60a22 22 0 0144 0V180z`,
      ],
    },
  ],
  [
    'six narrow arches, lower and further apart within',
    GREATEST,
    {
      starts: [4, 57, 110, 164, 217, 270],
      bands: (start) => [
        `M${start} 180V75a23 23 0 0146 0V180h-7V94a16 16 0 00-32 0V180z`,
        `M${start + 7} 180V94a16 16 0 0132 0V180h-7V113a9 9 0 00-18 0V180z`,
        `M${start + 14} 180V113a9 9 0 0118 0V180z`,
      ],
    },
  ],
])('[9.14] %s', (_title, number, { starts, bands }) => {
  const { panes, back, drawnAs } = arcade(() => number);
  expect(panes.map(({ path }) => path)).toEqual(starts.flatMap(bands));
  expect({ back, drawnAs }).toEqual({ back: '', drawnAs: 'shapes' });
});

test('[9.14] the light of an arch is deep outside and bright within', () => {
  const { panes } = arcade(() => 0);
  expect(panes.slice(0, 3).map(({ lit, unlit }) => [lit, unlit])).toEqual([
    [2, 2],
    [1, 1],
    [0, 0],
  ]);
});
