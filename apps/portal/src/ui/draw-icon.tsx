import { createElement, type ReactElement } from 'react';

type Shape = readonly [tag: string, attributes: object];
type IconProps = { size: number; strokeWidth: number; className: string; 'aria-hidden': 'true' };

/** An icon of Lucide's as ui/icon.tsx asks for it, without what the library's own drawing can do besides. */
export default function drawIcon(shapes: readonly Shape[]): (props: IconProps) => ReactElement {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return function LeanIcon({ size, ...looks }) {
    return createElement('svg', { ...FRAME, width: size, height: size, ...looks }, ...drawn);
  };
}

const FRAME = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
