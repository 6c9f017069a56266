import type { DisplayMode } from '@lantern/domain/vocabulary';
import type { ReactNode } from 'react';
import { useReaderSettings } from '../../lib/reader-settings';
import styles from './player.module.css';

type PlayerBodyProps = {
  /** [4.5] Full screen takes all the width there is. */
  displayMode?: DisplayMode;
  foot?: ReactNode;
  children: ReactNode;
};

/** What is read, set as the learner likes it, and the way on below it. */
export function PlayerBody({ displayMode = 'embeddedAuto', foot, children }: PlayerBodyProps) {
  const { textSize, lineWidth } = useReaderSettings();
  return (
    <>
      <div
        className={styles.body}
        data-display={displayMode}
        data-text-size={textSize}
        data-line-width={lineWidth}
      >
        {children}
      </div>
      {foot}
    </>
  );
}
