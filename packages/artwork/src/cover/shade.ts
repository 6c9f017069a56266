import type { Shade } from './light';

export function anyShade(random: () => number): { lit: Shade; unlit: Shade } {
  const drawn = random() * 3;
  const shade = drawn < 1 ? 0 : drawn < 2 ? 1 : 2;
  return { lit: shade, unlit: shade };
}

/** Brightest at the heart and dimmer further out, lit or not. */
export function gradedShade(index: number, count: number): { lit: Shade; unlit: Shade } {
  const distance = (index / count) * 3.4;
  if (distance < 1) return { lit: 0, unlit: 2 };
  return distance < 2 ? { lit: 1, unlit: 1 } : { lit: 2, unlit: 0 };
}
