import { oklchHex } from './oklch-hex';
import { TOKENS } from './sheet-colours';

/** What of a page's colours is needed outside of it, by the tenant's tokens; as the portal's stylesheet has them. */
export function pageColours(brandTokens: Record<string, number>) {
  const token = { ...TOKENS, ...brandTokens };
  const brand = (lightness: number, chroma: number) =>
    oklchHex({ lightness, chroma: token['brand-c'] * chroma, hue: token['brand-h'] });
  return {
    light: {
      desk: oklchHex({ lightness: 0.969, chroma: token['paper-c'], hue: token['paper-h'] }),
      markFill: brand(0.405, 1),
    },
    dark: {
      desk: oklchHex({ lightness: 0.207, chroma: token['ink-c'] * 0.85, hue: token['ink-h'] }),
      markFill: brand(0.295, 0.5),
      markLine: brand(0.745, 0.95),
    },
    lamp: oklchHex({ lightness: 0.805, chroma: token['light-c'], hue: token['light-h'] }),
  };
}
