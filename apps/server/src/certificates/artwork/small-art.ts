import QRCode from 'qrcode';
import type { SheetColours } from './sheet-colours';

/** The lantern. */
export function logoArt({ frame, light }: SheetColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 34"><path fill="${frame}" d="M4 33V15.5a10 10 0 0 1 20 0V33z"/><path fill="${frame}" d="M14 1a4.5 4.5 0 0 0-4.5 4.5h2.4a2.1 2.1 0 0 1 4.2 0h2.4A4.5 4.5 0 0 0 14 1z"/><circle fill="${light}" cx="14" cy="21" r="5.5"/></svg>`;
}

/** A stroke of the pen over the signer's name. */
export function signatureArt({ ink }: SheetColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 56"><path fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M8 42C22 10 34 4 36 12c3 12-18 34-8 34 9 0 14-22 22-22 6 0-4 18 4 18 7 0 9-14 16-14 5 0-2 12 4 12 8 0 12-26 22-30 8-3 6 8-2 18-6 8-10 12-4 12 9 0 12-14 20-14 6 0-2 12 4 12 6 0 10-12 16-12 5 0 0 10 6 10 8 0 16-10 26-14"/></svg>`;
}

/** The address as a QR code, each run of dark modules one box of a single path; the quiet zone is paper. */
export function qrArt(address: string, { ink, paper }: SheetColours): string {
  const { size, data } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${size + 4} ${size + 4}"><path fill="${paper}" d="M-2-2h${size + 4}v${size + 4}h${-size - 4}z"/><path fill="${ink}" d="${path}"/></svg>`;
}
