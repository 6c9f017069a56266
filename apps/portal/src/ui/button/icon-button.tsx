import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> & {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
  directional?: boolean;
  /** Sits at the top end corner: a count. */
  badge?: ReactNode;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, pressed, directional = false, badge, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.iconButton, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} directional={directional} />
      {badge && <span className={styles.badge}>{badge}</span>}
    </button>
  );
}
