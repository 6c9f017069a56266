import { pageColours } from '../colour/page-colours';
import { LANTERN_MARK } from './lantern-mark';

const MARK = `<path d="${LANTERN_MARK.body}"/><path d="${LANTERN_MARK.handle}"/>`;

/** The lantern for a tab, light or dark as the browser is. */
export function tabIcon(brandTokens: Record<string, number>): string {
  const { light, dark, lamp } = pageColours(brandTokens);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 34 34"><style>@media (prefers-color-scheme: dark) { g { fill: ${dark.markFill}; stroke: ${dark.markLine}; stroke-width: 1.5 } }</style><g fill="${light.markFill}">${MARK}</g>${lampArt(lamp)}</svg>`;
}

/** The lantern on paper to the edge, for home screens, which cut it as they like: the mark stays in the middle. */
export function screenIcon(brandTokens: Record<string, number>): string {
  const { light, lamp } = pageColours(brandTokens);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -13 60 60"><rect x="-16" y="-13" width="60" height="60" fill="${light.desk}"/><g fill="${light.markFill}">${MARK}</g>${lampArt(lamp)}</svg>`;
}

function lampArt(colour: string): string {
  return `<circle cx="${LANTERN_MARK.lamp.cx}" cy="${LANTERN_MARK.lamp.cy}" r="${LANTERN_MARK.lamp.r}" fill="${colour}"/>`;
}
