import { pageColours } from './page-colours';

const MARK = `<path d="M4 33V15.5a10 10 0 0 1 20 0V33z"/><path d="M14 1a4.5 4.5 0 0 0-4.5 4.5h2.4a2.1 2.1 0 0 1 4.2 0h2.4A4.5 4.5 0 0 0 14 1z"/>`;
const LAMP = { cx: 14, cy: 21, r: 5.5 };

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
  return `<circle cx="${LAMP.cx}" cy="${LAMP.cy}" r="${LAMP.r}" fill="${colour}"/>`;
}
