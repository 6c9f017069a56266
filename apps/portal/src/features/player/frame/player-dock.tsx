import type { ReactNode } from 'react';
import { toastDockRef } from '../../../lib/page/toasts';
import styles from './player-foot.module.css';

/** The same element each time: it lasts as long as the player, and so do the messages in it. */
const MESSAGES = <div ref={toastDockRef} className={styles.messages} />;

/** What stays in sight below the lesson: short messages while there are any, and the way on. */
export function PlayerDock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dock}>
      {MESSAGES}
      {children}
    </div>
  );
}
