import type { ReactNode } from 'react';
import styles from './menu.module.css';

type MenuHeadProps = { picture: ReactNode; title: string; detail?: string | undefined; note?: ReactNode };

/** Whose menu it is: stands above the items of a menu or a sheet. */
export function MenuHead({ picture, title, detail, note }: MenuHeadProps) {
  return (
    <div className={styles.head} role="none">
      {picture}
      <div role="none">
        <strong>{title}</strong>
        {detail && <bdi>{detail}</bdi>}
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </div>
  );
}
