import type { CoverArt } from './cover-art';
import type { Light } from './light';
import { arcade } from './lights/arcade';
import { blinds } from './lights/blinds';
import { lamp } from './lights/lamp';
import { lanterns } from './lights/lanterns';
import { leaded } from './lights/leaded';
import { shelf } from './lights/shelf';
import { windows } from './lights/windows';
import { seededRandom } from './seeded-random';

const LIGHTS = [lamp, windows, lanterns, blinds, arcade, shelf, leaded] as const;

/** A page shows the same ones again and again: each is drawn once (60 µs) and kept, as long as they are not too many. */
const MOST_KEPT = 1000;
const drawn = new Map<string, Light>();

/** The artwork of a light: always the same for the same seed, and hardly ever that of another. */
export function drawLight({ light, seed }: Pick<CoverArt, 'light' | 'seed'>): Light {
  const which = `${light} ${seed}`;
  const kept = drawn.get(which);
  if (kept) return kept;
  const draw = LIGHTS[light % LIGHTS.length] ?? lamp;
  const made = draw(seededRandom(seed));
  if (drawn.size >= MOST_KEPT) drawn.clear();
  drawn.set(which, made);
  return made;
}
