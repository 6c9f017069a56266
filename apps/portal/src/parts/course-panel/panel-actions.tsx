import type { ReactNode } from 'react';
import styles from './panel-actions.module.css';

/** Buttons of a panel, one below the other. */
export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
