import { oklchHex } from './oklch-hex';

/** The design tokens that a tenant may change, with what they are unless it does. */
export const TOKENS = {
  'brand-h': 168,
  'brand-c': 0.072,
  'ink-h': 62,
  'ink-c': 0.016,
  'paper-h': 88,
  'paper-c': 0.008,
  'light-h': 80,
  'light-c': 0.135,
};

/** Hue and chroma of the seven covers. */
const PIGMENTS: ReadonlyArray<readonly [hue: number, chroma: number]> = [
  [168, 0.06],
  [232, 0.064],
  [278, 0.07],
  [358, 0.084],
  [36, 0.092],
  [104, 0.052],
  [58, 0.02],
];

export type SheetColours = ReturnType<typeof sheetColours>;

/** The colours of a certificate, always those of light paper. */
export function sheetColours(brandTokens: Record<string, number>, pigment: number) {
  const token = { ...TOKENS, ...brandTokens };
  const [coverHue, coverChroma] = PIGMENTS[pigment] ?? [0, 0];
  const brand = (lightness: number, chroma: number) =>
    oklchHex({ lightness, chroma: token['brand-c'] * chroma, hue: token['brand-h'] });
  const ink = (lightness: number, chroma = 1) =>
    oklchHex({ lightness, chroma: token['ink-c'] * chroma, hue: token['ink-h'] });
  const light = (lightness: number, chroma: number, turn: number) =>
    oklchHex({ lightness, chroma: token['light-c'] * chroma, hue: token['light-h'] + turn });
  const cover = (lightness: number) => oklchHex({ lightness, chroma: coverChroma, hue: coverHue });
  return {
    paper: oklchHex({ lightness: 0.992, chroma: 0.006, hue: token['paper-h'] }),
    ink: ink(0.245),
    soft: ink(0.415),
    faint: ink(0.505),
    rule: ink(0.615, 1.1),
    frame: brand(0.405, 1),
    brand: brand(0.415, 1.1),
    light: light(0.805, 1, 0),
    edge: light(0.6, 0.92, -12),
    glow: light(0.84, 1, 0),
    coverGround: cover(0.345),
    /** The back, the unlit shades, the lit shades: as the cover's paths are ordered. */
    coverPaths: [
      cover(0.305),
      cover(0.385),
      cover(0.425),
      cover(0.465),
      light(0.885, 0.85, 10),
      light(0.815, 1, 0),
      light(0.725, 1, -10),
    ],
  };
}
