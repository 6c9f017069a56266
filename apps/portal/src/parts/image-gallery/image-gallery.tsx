import { type Locale, textDirection } from '@lantern/domain/display/locales';
import { galleryMove, galleryPosition } from '@lantern/domain/session/gallery';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button';
import { useModal } from '../../ui/modal/use-modal';
import styles from './image-gallery.module.css';

type ImageGalleryProps = {
  pictures: readonly GalleryPicture[];
  /** The picture to begin with. */
  start: number;
  /** Of what is said about them, where it is not the page's. */
  lang?: string | undefined;
  onClose: () => void;
};

/** [2.33] [5.2] Pictures over the whole screen, one at a time. Rendered means open. */
export function ImageGallery({ pictures, start, lang, onClose }: ImageGalleryProps) {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const [position, setPosition] = useState(start);
  useModal(ref, onClose);
  const picture = pictures[position];
  if (!picture) return null;

  const move = (direction: 'previous' | 'next') =>
    setPosition((before) => galleryPosition(before, direction, pictures.length));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const locale = i18n.language as Locale; // it is only ever given one of ours
    const wanted = galleryMove(key, textDirection(locale));
    if (wanted === 'close') onClose();
    else if (wanted) move(wanted);
  };
  const place = { position: position + 1, count: pictures.length };

  return (
    <dialog
      ref={ref}
      className={styles.gallery}
      aria-label={t('imageGallery.label', place)}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <span aria-live="polite">{t('imageGallery.position', place)}</span>
        <IconButton icon={X} label={t('imageGallery.close')} onClick={onClose} className={styles.close} />
      </header>
      <IconButton
        icon={ChevronLeft}
        directional
        label={t('imageGallery.previous')}
        aria-disabled={position === 0}
        onClick={() => move('previous')}
      />
      <figure className={styles.figure}>
        <img
          lang={lang}
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          {...(picture.caption && { 'aria-describedby': captionId })}
        />
        {picture.caption && (
          <figcaption id={captionId}>
            <bdi lang={lang}>{picture.caption}</bdi>
          </figcaption>
        )}
      </figure>
      <IconButton
        icon={ChevronRight}
        directional
        label={t('imageGallery.next')}
        aria-disabled={position === pictures.length - 1}
        onClick={() => move('next')}
      />
    </dialog>
  );
}

export type GalleryPicture = { src: string; alt: string; caption: string | null };
