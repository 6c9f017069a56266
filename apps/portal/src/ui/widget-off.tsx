import type { ReactNode } from 'react';
import styles from './widget-off.module.css';

type WidgetOffProps = { children: ReactNode; action?: ReactNode };

/** Where a part of the page could not be had; the page around it stays. */
export function WidgetOff({ children, action }: WidgetOffProps) {
  return (
    <div className={styles.widgetOff}>
      {children}
      {action}
    </div>
  );
}
