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

/** The artwork of one pigment and one light: always the same for the same two numbers. */
export function drawLight(pigment: number, light: number): Light {
  const draw = LIGHTS[light % LIGHTS.length] ?? lamp;
  return draw(seededRandom(pigment * LIGHTS.length + light + 11));
}
