import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPdfName, storedFileName } from '@lantern/domain/web/stored-file';
import { useFrameSources } from './use-frame-sources';
import { usePage } from '../../lib/page/page-facts';
import type { GalleryPicture } from '../image-gallery/image-gallery';
import { useOpenPdf } from '../pdf-viewer/use-open-pdf';
import { loadTextTools } from './load-text-tools';
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

  const offlineText = useEffectEvent(() => t('connection.frame'));

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
      stopFrames = markFrames(text, {
        language: locale,
        className: styles.frame ?? '',
        offlineText: offlineText(),
      });
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

/** [2.34] The address of the stored PDF whose link was pressed; null for any other press, or one for a new window. */
function pressedFile(event: MouseEvent, origin: string): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  const name = storedFileName(address, { origin, storageHosts: [] });
  return name !== null && isPdfName(name) ? address : null;
}

/** Which picture was pressed; null when none was. */
function pressedPicture(text: Element, target: EventTarget | null): number | null {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return null;
  const index = [...text.querySelectorAll('button:has(> img)')].indexOf(button);
  return index === -1 ? null : index;
}
