import type { ReactNode } from 'react';
import styles from './tag.module.css';

type TagProps = { pressed: boolean; onToggle: () => void; children: ReactNode };

/** A filter that is on or off; lit while on. */
export function Tag({ pressed, onToggle, children }: TagProps) {
  return (
    <button type="button" className={styles.tag} aria-pressed={pressed} onClick={onToggle}>
      {children}
    </button>
  );
}
