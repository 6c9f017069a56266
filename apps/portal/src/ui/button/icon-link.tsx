import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import styles from './icon-button.module.css';

type IconLinkProps = Omit<ComponentProps<'a'>, 'aria-label' | 'className' | 'children'> & {
  icon: LucideIcon;
  label: string;
  directional?: boolean;
};

/** A link that looks like an icon button. */
export function IconLink({ icon, label, directional = false, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={styles.iconButton} aria-label={label}>
      <Icon of={icon} directional={directional} />
    </a>
  );
}
