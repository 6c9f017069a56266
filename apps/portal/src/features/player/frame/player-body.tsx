import type { PreferredSize } from '@lantern/domain/contents/preferred-size';
import type { DisplayMode } from '@lantern/domain/vocabulary';
import type { ReactNode } from 'react';
import { useReaderSettings } from '../../../lib/storage/reader-settings';
import styles from './player.module.css';
import { useContentSize } from '../activity/use-content-size';

type PlayerBodyProps = {
  /** [4.5] Full screen takes all the width there is. */
  displayMode?: DisplayMode;
  /** [4.5] Pixels that the content would like to have. */
  size?: PreferredSize | null;
  children: ReactNode;
};

/** What is read, set as the learner likes it. */
export function PlayerBody({ displayMode = 'embeddedAuto', size = null, children }: PlayerBodyProps) {
  const body = useContentSize(size);
  const { textSize, lineWidth } = useReaderSettings();
  return (
    <div
      ref={body}
      className={styles.body}
      data-display={displayMode}
      data-text-size={textSize}
      data-line-width={lineWidth}
    >
      {children}
    </div>
  );
}
