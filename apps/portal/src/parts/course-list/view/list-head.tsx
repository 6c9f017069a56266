import type { ReactNode } from 'react';
import styles from './list-head.module.css';

type ListHeadProps = { title: string; titleAs?: 'h1' | 'h2'; children?: ReactNode };

/** The name of the list, and what is done with all of it. */
export function ListHead({ title, titleAs: Title = 'h1', children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}
