import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';

type ChipProps = {
  /** Solid is for standing on a cover. */
  tone?: 'neutral' | 'light' | 'success' | 'danger' | 'solid';
  icon?: LucideIcon;
  children: ReactNode;
};

/** Tells; never clickable. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  );
}
