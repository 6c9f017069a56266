import type { SheetColours } from '../colour/sheet-colours';

/** A stroke of the pen over the signer's name. */
export function signatureArt({ ink }: SheetColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 56"><path fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8 42C22 10 34 4 36 12c3 12-18 34-8 34 9 0 14-22 22-22 6 0-4 18 4 18 7 0 9-14 16-14 5 0-2 12 4 12 8 0 12-26 22-30 8-3 6 8-2 18-6 8-10 12-4 12 9 0 12-14 20-14 6 0-2 12 4 12 6 0 10-12 16-12 5 0 0 10 6 10 8 0 16-10 26-14"/></svg>`;
}
