import type { GalleryPicture } from '../image-gallery/image-gallery';

type Marks = { labelOf: (alt: string) => string; className: string };

/** [2.33] Puts each picture of a text into a button that opens it. Answers the pictures, in the order of the buttons. */
export function markPictures(text: Element, { labelOf, className }: Marks): GalleryPicture[] {
  const pictures = [...text.querySelectorAll('img')].filter((image) => !image.closest('a, button'));
  for (const image of pictures) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className;
    button.setAttribute('aria-label', labelOf(image.alt));
    image.replaceWith(button);
    button.append(image);
  }
  return [...text.querySelectorAll<HTMLImageElement>('button > img')].map((image) => ({
    src: image.src,
    alt: image.alt,
    caption: image.closest('figure')?.querySelector('figcaption')?.textContent ?? null,
  }));
}
