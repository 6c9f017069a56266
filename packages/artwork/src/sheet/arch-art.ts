import { type PaneLook, paneArt } from '../cover/pane-art';

export type Arch = { x: number; y: number; width: number; height: number; unit: number };

const COVER_HEIGHT = 180;
/** Lamp, blinds and the leaded window. */
const CENTRED = [0, 3, 6];
/** In millimetres: how far it can be seen, how much it is blurred, how far outside the edge the blur begins. */
const GLOW_REACH = 34;
const GLOW_BLUR = 13;
const GLOW_OFFSET = 2;
const GLOW_STOPS = 12;
const GLOW_STRENGTH = 0.42;

/** A window with the course's own cover in it, every pane lit, and its light on the paper around. `unit` is a millimetre. */
export function archArt(arch: Arch, look: PaneLook): string {
  const { light, colours } = look;
  const { x, y, unit } = arch;
  const outline = archPath(arch);
  const scale = Math.max(arch.width / 320, arch.height / COVER_HEIGHT);
  // A window is narrow: where the light has a heart, that is what it shows.
  const cut = CENTRED.includes(light) ? (320 * scale - arch.width) / 2 : 0;
  return `<defs><clipPath id="arch"><path d="${outline}"/></clipPath></defs>
    ${glow(arch, colours.glow)}<g fill="none" stroke-linejoin="round">
    <path d="${outline}" stroke="${colours.frame}" stroke-width="${4 * unit}"/>
    <path d="${outline}" stroke="${colours.paper}" stroke-width="${3.2 * unit}"/></g>
    <g clip-path="url(#arch)"><path d="${outline}" fill="${colours.coverGround}"/>
    <g transform="translate(${x - cut} ${y}) scale(${scale})">${paneArt(look, { kind: 'finished' })}</g></g>`;
}

/**
 * Light that fades like a blurred shadow. A filter would turn the page into pixels, so it is put together of gradients:
 * around the bow, along the sides, below, and around the two lower corners.
 */
function glow({ x, y, width, height, unit }: Arch, colour: string): string {
  const [reach, rise] = [GLOW_REACH * unit, height * 0.24];
  const [side, bow] = [reach, width / 2 + reach];
  const [right, shoulder, foot] = [x + width, y + rise, y + height];
  const sides = `<path fill="url(#start)" d="M${x - side} ${shoulder}h${side}v${height - rise}h${-side}z"/>
    <path fill="url(#end)" d="M${right} ${shoulder}h${side}v${height - rise}h${-side}z"/>
    <path fill="url(#below)" d="M${x} ${foot}h${width}v${side}h${-width}z"/>`;
  const round = `<path fill="url(#bow)" d="M${x - side} ${shoulder}a${bow} ${bow} 0 0 1 ${2 * bow} 0z"/>
    <path fill="url(#corner-start)" d="M${x} ${foot}h${-side}a${side} ${side} 0 0 0 ${side} ${side}z"/>
    <path fill="url(#corner-end)" d="M${right} ${foot}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z"/>`;
  const linear = (id: string, line: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops(0, colour)}</linearGradient>`;
  const radial = (id: string, at: [number, number], radius: number, from: number) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${radius}">${stops(from, colour)}</radialGradient>`;
  return `<defs>${linear('start', `x1="${x}" y1="0" x2="${x - side}" y2="0"`)}
    ${linear('end', `x1="${right}" y1="0" x2="${right + side}" y2="0"`)}
    ${linear('below', `x1="0" y1="${foot}" x2="0" y2="${foot + side}"`)}
    ${radial('bow', [x + width / 2, shoulder], bow, width / 2 / bow)}
    ${radial('corner-start', [x, foot], side, 0)}${radial('corner-end', [right, foot], side, 0)}</defs>
    <g shape-rendering="crispEdges">${sides}${round}</g>`;
}

function stops(from: number, colour: string): string {
  return Array.from({ length: GLOW_STOPS + 1 }, (_, index) => {
    const share = index / GLOW_STOPS;
    const opacity = index === GLOW_STOPS ? 0 : GLOW_STRENGTH * fading(share * GLOW_REACH - GLOW_OFFSET);
    return `<stop offset="${(from + (1 - from) * share).toFixed(4)}" stop-color="${colour}" stop-opacity="${opacity.toFixed(4)}"/>`;
  }).join('');
}

/** How much of a blurred edge is left at this distance: close to the normal distribution. */
function fading(distance: number): number {
  return 1 / (1 + Math.exp((1.702 * distance) / GLOW_BLUR));
}

function archPath({ x, y, width, height, unit }: Arch): string {
  const [rise, half, corner] = [height * 0.24, width / 2, unit];
  return `M${x} ${y + rise}a${half} ${rise} 0 0 1 ${width} 0v${height - rise - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${2 * corner - width}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}z`;
}
