import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './menu.module.css';
import { useMenu } from './menu-context';

type MenuItemProps = {
  icon?: LucideIcon;
  /** Such as the sign-out arrow: follows the text direction. */
  directional?: boolean;
  /** Stands at the end: the present value of what the item opens. */
  hint?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, directional = false, hint, disabled, onSelect, children }: MenuItemProps) {
  const menu = useMenu();

  function onClick() {
    if (disabled) return;
    menu?.close();
    onSelect();
  }

  return (
    <button
      type="button"
      className={styles.item}
      aria-disabled={disabled}
      onClick={onClick}
      {...(menu && { role: 'menuitem', tabIndex: -1 })}
    >
      {icon && <Icon of={icon} directional={directional} />}
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </button>
  );
}

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
