import { beforeEach, expect, test, vi } from 'vitest';
import { arcade } from './lights/arcade';
import { blinds } from './lights/blinds';
import { lamp } from './lights/lamp';
import { lanterns } from './lights/lanterns';
import { leaded } from './lights/leaded';
import { shelf } from './lights/shelf';
import { windows } from './lights/windows';
import { seededRandom } from './seeded-random';

/** A fresh one for each test, which has kept nothing yet. */
async function freshDrawLight() {
  const { drawLight } = await import('./draw-light');
  return drawLight;
}

beforeEach(() => vi.resetModules());

test.each([
  ['lamp', 0, lamp],
  ['windows', 1, windows],
  ['lanterns', 2, lanterns],
  ['blinds', 3, blinds],
  ['arcade', 4, arcade],
  ['shelf', 5, shelf],
  ['leaded', 6, leaded],
])('[9.14] the %s is light %i, drawn by the numbers of its seed', async (_name, light, draw) => {
  const drawLight = await freshDrawLight();
  expect(drawLight({ light, seed: 8 })).toEqual(draw(seededRandom(8)));
});

const cover = (seed: number) => ({ light: 1, seed });

test('[9.14] a page of 1000 covers draws each of them once', async () => {
  const drawLight = await freshDrawLight();
  const page = Array.from({ length: 1000 }, (_, seed) => drawLight(cover(seed)));
  const again = page.filter((drawn, seed) => drawLight(cover(seed)) === drawn);
  expect(again).toHaveLength(1000);
});

test('[9.14] beyond 1000 those kept are let go, and drawn anew they look the same', async () => {
  const drawLight = await freshDrawLight();
  const first = drawLight(cover(0));
  for (let seed = 1; seed <= 1000; seed += 1) drawLight(cover(seed));
  expect(drawLight(cover(0))).not.toBe(first);
  expect(drawLight(cover(0))).toEqual(first);
});

test('[9.14] one seed in two lights is two covers', async () => {
  const drawLight = await freshDrawLight();
  expect(drawLight({ light: 1, seed: 8 })).not.toEqual(drawLight({ light: 2, seed: 8 }));
});
