import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** Check boxes that belong together, under their name. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
