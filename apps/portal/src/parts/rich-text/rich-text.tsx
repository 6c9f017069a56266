import { lazy, Suspense, useRef } from 'react';
import { loadTextTools } from './load-text-tools';
import styles from './rich-text.module.css';
import { useCleanHtml } from './use-clean-html';
import { useFrameSources } from './use-frame-sources';
import { useTextMarks } from './use-text-marks';

const ImageGallery = lazy(() =>
  import('../image-gallery/image-gallery').then(({ ImageGallery: Gallery }) => ({ default: Gallery })),
);

// Asked for with the page that shows texts, so that they are there when its data is.
if (typeof document !== 'undefined') void loadTextTools();

/** Html that people wrote, set for reading. On the first view it stands as the server wrote it. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense fallback={<div className={styles.prose} />}>
      <CleanText key={html} html={html} />
    </Suspense>
  );
}

/** One text, from when it is shown until another takes its place. */
function CleanText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { inner, isServed } = useCleanHtml(html, useFrameSources());
  const { gallery, closeGallery } = useTextMarks(ref, isServed);
  return (
    <>
      <div ref={ref} className={styles.prose} dir="auto" dangerouslySetInnerHTML={inner} />
      {gallery && (
        <Suspense>
          <ImageGallery {...gallery} onClose={closeGallery} />
        </Suspense>
      )}
    </>
  );
}
