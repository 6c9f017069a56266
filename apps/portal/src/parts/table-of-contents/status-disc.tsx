import type { ContentsStatus } from '@lantern/domain/contents/contents-marks';
import { Check, Hourglass, Lock, type LucideIcon, X } from 'lucide-react';
import { Icon } from '../../ui/icon';
import styles from './status-disc.module.css';

export type DiscState = ContentsStatus | 'locked';

const ICONS: Partial<Record<DiscState, LucideIcon>> = {
  done: Check,
  failed: X,
  locked: Lock,
  awaitingResult: Hourglass,
};

/** [2.29] How far the learner is, as a small window that fills with light. Said in words beside it. */
export function StatusDisc({ state }: { state: DiscState }) {
  const icon = ICONS[state];
  return (
    <span className={styles.disc} data-state={state} aria-hidden="true">
      {icon && <Icon of={icon} size="s" className={styles.sign} />}
    </span>
  );
}
