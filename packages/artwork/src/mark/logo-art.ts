import type { SheetColours } from '../colour/sheet-colours';
import { LANTERN_MARK } from './lantern-mark';

/** The lantern on a certificate. */
export function logoArt({ frame, light }: SheetColours): string {
  const { viewBox, body, handle, lamp } = LANTERN_MARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${frame}" d="${body}"/><path fill="${frame}" d="${handle}"/><circle fill="${light}" cx="${lamp.cx}" cy="${lamp.cy}" r="${lamp.r}"/></svg>`;
}
