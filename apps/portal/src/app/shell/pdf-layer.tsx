import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { furtherTexts } from '../../lib/format/i18n';
import { loadPatiently } from '../../lib/network/load-patiently';

const PdfViewer = lazy(async () => {
  const [{ PdfViewer: Viewer }] = await Promise.all([
    loadPatiently(() => import('../../parts/pdf-viewer/pdf-viewer')),
    furtherTexts(),
  ]);
  return { default: Viewer };
});

/** [2.34] Over any page whose address names a PDF. */
export function PdfLayer() {
  const pdfUrl = useLocation({ select: ({ search }) => (search as { pdfUrl?: unknown }).pdfUrl }); // any page may have it
  if (typeof pdfUrl !== 'string') return null;
  return (
    <Suspense>
      <PdfViewer address={pdfUrl} />
    </Suspense>
  );
}
