import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';

/** Of one page, in points. */
export type PageSize = { number: number; width: number; height: number };

const A4 = { width: 595, height: 842 };

/** Room for every page before it is drawn: the first page's size until each is known. */
export function usePageSizes(document: PDFDocumentProxy): PageSize[] {
  const [sizes, setSizes] = useState<PageSize[]>(() =>
    Array.from({ length: document.numPages }, (_, index) => ({ number: index + 1, ...A4 })),
  );
  useEffect(() => {
    let isGone = false;
    const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
    void Promise.all(
      pages.map(async (number) => {
        const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
        return { number, width, height };
      }),
    ).then(
      (known) => {
        if (!isGone) setSizes(known);
      },
      // The document was closed meanwhile.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [document]);
  return sizes;
}
