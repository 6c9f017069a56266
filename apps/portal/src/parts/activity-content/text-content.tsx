import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { useState } from 'react';
import { RichText } from '../rich-text/rich-text';
import styles from './text-content.module.css';
import { useCodeCopy } from './use-code-copy';
import { useFootnotes } from './use-footnotes';
import { useReadingPlace } from './use-reading-place';
import { useWideTables } from './use-wide-tables';
import type { TellPlace } from './use-save-progress';

type TextContentProps = {
  html: string;
  language: string | null;
  place: ActivityPlace | null;
  onPlace: TellPlace;
  onRead: () => void;
};

/** A lesson to read. Its size and its width are the reader's: --read-size and --measure. */
export function TextContent({ html, language, place, onPlace, onRead }: TextContentProps) {
  const [text, setText] = useState<HTMLElement | null>(null);
  useReadingPlace(text, { saved: place, onPlace, onRead });
  useWideTables(text);
  useCodeCopy(text);
  useFootnotes(text);
  return (
    <div className={styles.lesson}>
      <RichText html={html} language={language} onSettled={setText} />
      <span data-end="" className={styles.end} />
    </div>
  );
}
