import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: keyof typeof ICONS;
  icon?: LucideIcon;
  /** The fact. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
};

const ICONS = {
  neutral: Info,
  light: Info,
  success: CircleCheck,
  danger: TriangleAlert,
} as const satisfies Record<string, LucideIcon>;

/** What is going on, in one sentence, and what to do next. The page decides whether it is announced. */
export function Notice({ tone = 'neutral', icon, title, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <Icon of={icon ?? ICONS[tone]} className={styles.icon} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children && <div className={styles.advice}>{children}</div>}
      </div>
    </div>
  );
}
