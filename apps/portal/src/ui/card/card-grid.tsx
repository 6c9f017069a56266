import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

type CardGridProps = {
  /** What cards become on a phone: rows with a small cover, or a strip that scrolls sideways. */
  narrow?: 'column' | 'rows' | 'strip';
  children: ReactNode;
};

export function CardGrid({ narrow = 'column', children }: CardGridProps) {
  return <div className={classNames(styles.grid, styles[narrow])}>{children}</div>;
}
