import { expect, test } from 'vitest';
import { coverPaths } from './cover-paths';
import { drawLight } from './draw-light';
import type { Shade } from './light';
import { litCount } from './lit-count';

const LANTERNS = { light: 2, seed: 11 };
const HALF = { kind: 'started', share: 0.5 } as const;

test('[1.5] [9.14] behind all the back, then the panes without light by shade, then those with light', () => {
  const { panes, back } = drawLight(LANTERNS);
  const lit = litCount(HALF, panes.length);
  const [dark, bright] = [panes.slice(lit), panes.slice(0, lit)];
  const [inShade, inLight] = [
    (shade: Shade) => dark.filter((pane) => pane.unlit === shade).map(({ path }) => path),
    (shade: Shade) => bright.filter((pane) => pane.lit === shade).map(({ path }) => path),
  ];
  const shades = [inShade(0), inShade(1), inShade(2), inLight(0), inLight(1), inLight(2)];
  expect(shades.every(({ length }) => length > 0)).toBe(true);
  expect(coverPaths(LANTERNS, HALF).paths).toEqual([back, ...shades.map((paths) => paths.join(''))]);
});

const SEVEN = [0, 1, 2, 3, 4, 5, 6];
const SEEDS_AND_LIGHTS = SEVEN.flatMap((seed) => SEVEN.map((light) => [seed, light] as const));

test.each(SEEDS_AND_LIGHTS)(
  '[1.5] [9.14] seed %i, light %i: finished, no pane is dark; not started, none is lit',
  (seed, light) => {
    const [, ...finished] = coverPaths({ light, seed }, { kind: 'finished' }).paths;
    const [, ...fresh] = coverPaths({ light, seed }, { kind: 'notStarted' }).paths;
    expect(finished.slice(0, 3).join('')).toBe('');
    expect(finished.slice(3).join('')).not.toBe('');
    expect(fresh.slice(0, 3).join('')).not.toBe('');
    expect(fresh.slice(3).join('')).toBe('');
  },
);

test.each([
  ['the lamp, in bands', 0, 'bands'],
  ['the windows, in shapes', 1, 'shapes'],
])('[9.14] %s', (_light, light, drawnAs) => {
  expect(coverPaths({ light, seed: 3 }, HALF).drawnAs).toBe(drawnAs);
});
