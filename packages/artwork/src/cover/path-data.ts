// Whole numbers and relative commands keep a page of covers small.

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** An upright capsule; as high as it is wide, a disc. */
export function capsule(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const side = height > width ? `v${height - width}` : '';
  return `M${x} ${y + r}a${r} ${r} 0 01${width} 0${side}a${r} ${r} 0 01${-width} 0z`;
}

export function diamond(x: number, y: number, halfWidth: number, halfHeight: number): string {
  return `M${x} ${y - halfHeight}l${halfWidth} ${halfHeight}-${halfWidth} ${halfHeight}-${halfWidth}-${halfHeight}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 10${radius * 2} 0 ${radius} ${radius} 0 10${-radius * 2} 0z`;
}
