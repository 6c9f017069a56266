import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

type CardGridProps = {
  /** Cards side by side, or one below the other with a small cover. */
  layout?: 'grid' | 'list';
  /** What cards become on a phone: rows with a small cover, or a strip that scrolls sideways. */
  narrow?: 'column' | 'rows' | 'strip';
  /** Others are on their way. */
  dimmed?: boolean;
  children: ReactNode;
};

export function CardGrid({ layout = 'grid', narrow = 'column', dimmed = false, children }: CardGridProps) {
  const looks = layout === 'list' ? [styles.list, styles.rows] : [styles.grid, styles[narrow]];
  return <div className={classNames(...looks, dimmed && styles.dimmed)}>{children}</div>;
}
