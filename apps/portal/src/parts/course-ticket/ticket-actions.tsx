import type { ReactNode } from 'react';
import styles from './ticket-actions.module.css';

/** Buttons of a ticket, one below the other. */
export function TicketActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
