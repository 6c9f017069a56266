import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage } from './draw-page';
import styles from './pdf-viewer.module.css';
import type { PageSize } from './use-page-sizes';

type PdfPageProps = {
  document: PDFDocumentProxy;
  size: PageSize;
  zoom: number;
  /** Only pages near the view are drawn. */
  isNear: boolean;
};

/** One page: its picture, and its words over it, to be selected and read aloud. */
export function PdfPage({ document, size, zoom, isNear }: PdfPageProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!box.current || !canvas.current || !words.current) return undefined;
    box.current.style.setProperty('--page-ratio', `${size.width} / ${size.height}`);
    box.current.style.setProperty('--page-zoom', String(zoom));
    if (!isNear) return undefined;
    const width = canvas.current.clientWidth;
    return drawPage(document, size.number, { canvas: canvas.current, words: words.current, width });
  }, [document, size, zoom, isNear]);

  return (
    <article ref={box} className={styles.page} aria-label={t('pdf.page', { number: size.number })}>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={words} className={styles.words} />
    </article>
  );
}
