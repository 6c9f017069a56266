import { Suspense, useRef } from 'react';
import { ImageGallery } from '../image-gallery/image-gallery';
import { LongWait } from '../trouble/long-wait';
import { loadTextTools } from './load-text-tools';
import './reading-font.css';
import styles from './rich-text.module.css';
import { useCleanHtml } from './use-clean-html';
import { useFrameSources } from './use-frame-sources';
import { useTextMarks } from './use-text-marks';

// Asked for with the page that shows texts, so that they are there when its data is.
if (typeof document !== 'undefined') void loadTextTools();

type RichTextProps = {
  html: string;
  /** Told the text's element once it is clean and stays as it is; null when it goes. */
  onSettled?: (text: HTMLElement | null) => void;
};

/** Html that people wrote, set for reading. On the first view it stands as the server wrote it. */
export function RichText({ html, onSettled }: RichTextProps) {
  return (
    <Suspense fallback={<LongWait />}>
      <CleanText key={html} html={html} {...(onSettled && { onSettled })} />
    </Suspense>
  );
}

/** One text, from when it is shown until another takes its place. */
function CleanText({ html, onSettled }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { inner, isServed } = useCleanHtml(html, useFrameSources());
  const { gallery, closeGallery } = useTextMarks(ref, { isServed, onSettled });
  return (
    <>
      <div ref={ref} className={styles.prose} dir="auto" dangerouslySetInnerHTML={inner} />
      {gallery && <ImageGallery {...gallery} onClose={closeGallery} />}
    </>
  );
}
