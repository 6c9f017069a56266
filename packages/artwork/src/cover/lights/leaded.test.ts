import { expect, test } from 'vitest';
import { GREATEST, givenNumbers } from '../given-numbers.builder';
import { box, diamond } from '../path-data';
import { leaded } from './leaded';

/** A diamond's middle. */
type Place = [x: number, y: number];

test('[9.14] great diamonds light up from a heart at the end, in rings', () => {
  const places: Place[] = [
    [228, 128],
    [190, 96],
    [190, 160],
    [228, 64],
    [266, 96],
    [266, 160],
    [152, 128],
    [152, 64],
    [190, 32],
    [304, 128],
    [266, 32],
    [304, 64],
    [114, 96],
    [228, 0],
    [114, 160],
    [152, 0],
    [342, 96],
    [114, 32],
    [342, 160],
    [304, 0],
    [190, -32],
    [76, 128],
    [266, -32],
    [342, 32],
    [76, 64],
    [380, 128],
  ];
  const { panes, back, drawnAs } = leaded(() => GREATEST);
  expect(panes.map(({ path }) => path)).toEqual(places.map(([x, y]) => diamond(x, y, 36, 30)));
  expect(back).toBe(box(0, 0, 320, 180));
  expect(drawnAs).toBe('shapes');
});

const LEAST: Place[] = [
  [100, 50],
  [125, 75],
  [100, 100],
  [75, 75],
  [125, 25],
];

test('[9.14] small diamonds light up from a heart at the start, and the furthest never', () => {
  const { panes } = leaded(() => 0);
  expect(panes.slice(0, 5).map(({ path }) => path)).toEqual(LEAST.map(([x, y]) => diamond(x, y, 23, 23)));
  expect(panes).toHaveLength(45);
  expect(panes.at(-1)?.path).toBe(diamond(200, 200, 23, 23));
});

test('[9.14] chance puts a diamond later in its turn', () => {
  const look = [0, 0, 0, 0, 0, 0];
  const before = Array.from({ length: 18 }, () => 0);
  const { panes } = leaded(givenNumbers(...look, ...before, GREATEST));
  const [first, second, third, fourth, fifth] = LEAST;
  expect(panes.slice(0, 5).map(({ path }) => path)).toEqual(
    [second, third, fourth, first, fifth].flatMap((place) => (place ? [diamond(...place, 23, 23)] : [])),
  );
});

test('[9.14] the window may begin beside its edges', () => {
  const paths = leaded(givenNumbers(0, 0, 0.4, 0.8)).panes.map(({ path }) => path);
  expect(paths).toContain(diamond(90, 30, 23, 23));
  expect(paths).toContain(diamond(115, 55, 23, 23));
});

test('[9.14] the diamonds are brightest at the heart', () => {
  const shades = leaded(() => GREATEST).panes.map(({ lit, unlit }) => `${lit}${unlit}`);
  expect(shades).toEqual([
    ...Array.from({ length: 8 }, () => '02'),
    ...Array.from({ length: 8 }, () => '11'),
    ...Array.from({ length: 10 }, () => '20'),
  ]);
});
