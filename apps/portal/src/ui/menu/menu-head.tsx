import type { ReactNode } from 'react';
import styles from './menu.module.css';

type MenuHeadProps = { picture: ReactNode; title: string; detail?: string | undefined };

/** Whose menu it is: stands above the items of a menu or a sheet. */
export function MenuHead({ picture, title, detail }: MenuHeadProps) {
  return (
    <div className={styles.head} role="none">
      {picture}
      <div role="none">
        <strong>{title}</strong>
        {detail && <bdi>{detail}</bdi>}
      </div>
    </div>
  );
}
