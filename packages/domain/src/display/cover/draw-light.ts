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

/** There are 49 of them and a page may show 200: each is drawn once (60 µs), then kept. */
const drawn = new Map<number, Light>();

/** The artwork of one pigment and one light: always the same for the same two numbers. */
export function drawLight(pigment: number, light: number): Light {
  const which = pigment * LIGHTS.length + light;
  const kept = drawn.get(which);
  if (kept) return kept;
  const draw = LIGHTS[light % LIGHTS.length] ?? lamp;
  const made = draw(seededRandom(which + 11));
  drawn.set(which, made);
  return made;
}
