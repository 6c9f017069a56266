import { Suspense, useRef } from 'react';
import { ImageGallery } from '../image-gallery/image-gallery';
import { useLangOf } from '../../lib/page/use-lang-of';
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
  /** BCP 47; null where nobody knows it. */
  language: string | null;
  /** Told the text's element once it is clean and stays as it is; null when it goes. */
  onSettled?: (text: HTMLElement | null) => void;
};

/** Html that people wrote, set for reading. On the first view it stands as the server wrote it. */
export function RichText({ html, language, onSettled }: RichTextProps) {
  return (
    <Suspense fallback={<LongWait />}>
      <CleanText key={html} html={html} language={language} {...(onSettled && { onSettled })} />
    </Suspense>
  );
}

/** One text, from when it is shown until another takes its place. */
function CleanText({ html, language, onSettled }: RichTextProps) {
  const lang = useLangOf()(language);
  const ref = useRef<HTMLDivElement>(null);
  const { inner, isServed } = useCleanHtml(html, useFrameSources());
  const { gallery, closeGallery } = useTextMarks(ref, { isServed, onSettled });
  return (
    <>
      <div ref={ref} className={styles.prose} lang={lang} dir="auto" dangerouslySetInnerHTML={inner} />
      {gallery && <ImageGallery {...gallery} lang={lang} onClose={closeGallery} />}
    </>
  );
}
