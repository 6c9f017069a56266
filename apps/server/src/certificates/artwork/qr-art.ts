import QRCode from 'qrcode';
import type { SheetColours } from '@lantern/artwork/colour/sheet-colours';

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
