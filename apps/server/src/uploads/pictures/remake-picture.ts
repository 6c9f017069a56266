import type { OutputInfo, Sharp } from 'sharp';
import { oneAfterTheOther } from './one-after-the-other';

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp';
export type Remade = { kind: 'remade'; width: number; height: number };
export type NotRemade = { kind: 'damagedPicture' | 'pictureTooLarge'; cause: unknown };

/** Of all its frames; the largest that telephones take. */
const MOST_PIXELS = 50_000_000;
const LARGEST_SIDE = 4096;
const LONGEST_SECONDS = 20;
const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 85 }),
  gif: (picture) => picture.gif({ effort: 3 }),
  webp: (picture) => picture.webp({ quality: 85 }),
};

/** One at a time: a picture takes a processor and some hundred megabytes. */
const inTurn = oneAfterTheOther();

/** Writes the picture anew, upright and as large as anybody shows it; what else was in the file stays behind: places, names, programs. */
export function remakePicture(from: string, to: string, format: PictureFormat): Promise<Remade | NotRemade> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const isMoving = format === 'gif' || format === 'webp';
    try {
      const picture = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: isMoving })
        .autoOrient()
        .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: LONGEST_SECONDS });
      const made = await ENCODERS[format](picture).toFile(to);
      return { kind: 'remade', ...sizeOf(made) };
    } catch (error) {
      return { kind: isTooLarge(error) ? 'pictureTooLarge' : 'damagedPicture', cause: error };
    }
  });
}

/** Of one frame. */
function sizeOf({ width, height, pageHeight }: OutputInfo): { width: number; height: number } {
  return { width, height: pageHeight ?? height };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit|timeout/i.test(error.message);
}

/** With the first picture: it is large, and most servers never see one. It reads what is named here and nothing else. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((name) => `VipsForeignLoad${name}`);
  sharp.unblock({ operation: loaders });
  return sharp;
}
