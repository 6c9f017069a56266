import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPage } from './pdf-page';
import { PdfToolbar } from './pdf-toolbar';
import styles from './pdf-viewer.module.css';
import { zoomAfter, type ZoomStep } from './pdf-zoom';
import { useCurrentPage } from './use-current-page';
import { usePageSizes } from './use-page-sizes';
import { useReaderKeys } from './use-reader-keys';

/** Every page below the other, each drawn when it comes near; the page in view is the current one. */
export function PdfPages({ document, name }: { document: PDFDocumentProxy; name: string }) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const sizes = usePageSizes(document);
  const { current, goTo } = useCurrentPage(scroller, document.numPages);
  const change = (step: ZoomStep) => setZoom((before) => zoomAfter(before, step));

  useReaderKeys(scroller, (key) => {
    const act = ACTIONS[key];
    if (!act) return false;
    if (typeof act === 'string') change(act);
    else goTo(act(current, document.numPages));
    return true;
  });
  return (
    <>
      <PdfToolbar {...{ current, zoom }} count={document.numPages} onPage={goTo} onZoom={change} />
      {/* Pages are laid out as their makers laid them out, whatever the language around them. */}
      <section ref={scroller} className={styles.pages} dir="ltr" aria-label={t('pdf.pages', { name })}>
        {sizes.map((size, index) => (
          <PdfPage
            key={size.number}
            {...{ document, zoom, size }}
            isNear={Math.abs(index + 1 - current) <= 2}
          />
        ))}
      </section>
    </>
  );
}

/** Pages are numbers, so that arrows mean the same in every language here: down and on, up and back. */
const ACTIONS: Record<string, ZoomStep | ((page: number, count: number) => number)> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'whole',
  ArrowRight: (page) => page + 1,
  PageDown: (page) => page + 1,
  ArrowLeft: (page) => page - 1,
  PageUp: (page) => page - 1,
  Home: () => 1,
  End: (_page, count) => count,
};
