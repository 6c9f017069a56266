import { useMemo } from 'react';
import { trustedHtml } from '../../lib/trusted-html';
import styles from './rich-text.module.css';

/** Html that people wrote, set for reading. On the first view it stands as the server wrote it. */
export function RichText({ html }: { html: string }) {
  // Kept: React writes the html anew, and drops what the reader has selected, whenever this object is another one.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={styles.prose} dir="auto" dangerouslySetInnerHTML={inner} />;
}
