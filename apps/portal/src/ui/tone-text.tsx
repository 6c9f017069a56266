import type { ReactNode } from 'react';
import styles from './tone-text.module.css';

type ToneTextProps = { tone: 'soft' | 'faint' | 'light' | 'success' | 'danger'; children: ReactNode };

/** Words in a colour that means something; the words say it too. */
export function ToneText({ tone, children }: ToneTextProps) {
  return <span className={styles[tone]}>{children}</span>;
}
