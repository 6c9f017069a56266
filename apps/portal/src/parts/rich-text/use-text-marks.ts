import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameSources } from './use-frame-sources';
import { usePage } from '../../lib/page/page-facts';
import type { GalleryPicture } from '../image-gallery/gallery-picture';
import { useOpenPdf } from '../pdf-viewer/use-open-pdf';
import { loadTextTools } from './load-text-tools';
import { pressedFile } from './pressed-file';
import { pressedPicture } from './pressed-picture';
import styles from './rich-text.module.css';

type OpenGallery = { pictures: GalleryPicture[]; start: number };

/** What a text can do once it is alive: pictures open, PDFs open in the viewer, files say their size, frames load, what scrolls is reached by key. */
export function useTextMarks(
  ref: RefObject<HTMLElement | null>,
  { isServed, onSettled }: { isServed: boolean; onSettled: ((text: HTMLElement | null) => void) | undefined },
) {
  const { t } = useTranslation();
  const { origin, locale } = usePage();
  const frameSources = useFrameSources();
  const openPdf = useOpenPdf();
  const [gallery, setGallery] = useState<OpenGallery | null>(null);
  const labelOf = useEffectEvent((alt: string) =>
    t(alt ? 'richText.openNamedImage' : 'richText.openImage', { alt }),
  );

  const tellSettled = useEffectEvent((text: HTMLElement | null) => onSettled?.(text));

  const onClick = useEffectEvent((event: MouseEvent, pictures: GalleryPicture[]) => {
    const text = ref.current;
    if (!text) return;
    const start = pressedPicture(text, event.target);
    if (start !== null) setGallery({ pictures, start });
    const pdf = pressedFile(event, origin);
    if (pdf === null) return;
    event.preventDefault();
    openPdf(pdf);
  });

  useEffect(() => {
    const text = ref.current;
    if (!text) return undefined;
    let pictures: GalleryPicture[] = [];
    let isGone = false;
    let stopFrames = () => {};
    let stopScrollers = () => {};
    void loadTextTools().then(({ cleanInPlace, markFiles, markFrames, markPictures, markScrollers }) => {
      if (isGone) return;
      if (isServed) cleanInPlace(text, { frameSources });
      pictures = markPictures(text, { labelOf, className: styles.picture ?? '' });
      markFiles(text, { className: styles.size ?? '', origin });
      stopFrames = markFrames(text, { language: locale, className: styles.frame ?? '' });
      stopScrollers = markScrollers(text);
      tellSettled(text);
    });
    const listen = (event: MouseEvent) => onClick(event, pictures);
    text.addEventListener('click', listen);
    return () => {
      isGone = true;
      stopFrames();
      stopScrollers();
      tellSettled(null);
      text.removeEventListener('click', listen);
    };
  }, [ref, isServed, frameSources, origin, locale]);

  return { gallery, closeGallery: () => setGallery(null) };
}
