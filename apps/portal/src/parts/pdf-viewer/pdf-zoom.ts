export type ZoomStep = 'in' | 'out' | 'whole';

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** One is a page as wide as the window allows; there is nothing beyond the ends. */
export function zoomAfter(zoom: number, step: ZoomStep): number {
  if (step === 'whole') return 1;
  if (step === 'in') return STEPS.find((one) => one > zoom) ?? zoom;
  return STEPS.findLast((one) => one < zoom) ?? zoom;
}

export function canZoom(zoom: number, step: 'in' | 'out'): boolean {
  return zoomAfter(zoom, step) !== zoom;
}
