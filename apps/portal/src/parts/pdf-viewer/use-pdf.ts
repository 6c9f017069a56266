import { type PdfFailureKey, pdfFailureKey } from '@lantern/domain/web/pdf-source';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';

export type PdfState =
  | { kind: 'loading' }
  | { kind: 'open'; document: PDFDocumentProxy }
  | { kind: 'failed'; messageKey: PdfFailureKey };

/** [5.8] The document at an address, read as long as this is shown. */
export function usePdf(url: string): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    let end = () => {};
    const show = (next: PdfState) => {
      if (!isGone) setState(next);
    };
    void (async () => {
      const reader = await import('./open-document').catch(() => null);
      if (!reader || isGone) {
        show({ kind: 'failed', messageKey: pdfFailureKey(null) });
        return;
      }
      const opened = await reader.openDocument(url);
      end = opened.end;
      if (isGone) end();
      await opened.task.promise.then(
        (document) => show({ kind: 'open', document }),
        (error: unknown) => show({ kind: 'failed', messageKey: pdfFailureKey(reader.refusalStatus(error)) }),
      );
    })();
    return () => {
      isGone = true;
      end();
    };
  }, [url]);
  return state;
}
