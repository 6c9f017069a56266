import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { useRef } from 'react';
import { RichText } from '../rich-text/rich-text';
import styles from './text-content.module.css';
import { useCodeCopy } from './use-code-copy';
import { useFootnotes } from './use-footnotes';
import { useReadingPlace } from './use-reading-place';
import { useWideTables } from './use-wide-tables';
import type { TellPlace } from './use-touch';

type TextContentProps = {
  html: string;
  place: ActivityPlace | null;
  onPlace: TellPlace;
  onRead: () => void;
};

/** A lesson to read; another text is another element, since this one's tables and code are dressed in place. Its size and its width are the reader's: --read-size and --measure. */
export function TextContent({ html, place, onPlace, onRead }: TextContentProps) {
  const text = useRef<HTMLDivElement>(null);
  useReadingPlace(text, { kept: place, onPlace, onRead });
  useWideTables(text);
  useCodeCopy(text);
  useFootnotes(text);
  return (
    <div ref={text} className={styles.lesson}>
      <RichText html={html} />
      <span data-end="" className={styles.end} />
    </div>
  );
}
