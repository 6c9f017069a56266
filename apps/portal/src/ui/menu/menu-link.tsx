import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './menu.module.css';
import { useMenu } from './menu-context';

type MenuLinkTargetProps = {
  className: string | undefined;
  children: ReactNode;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  role?: 'menuitem';
  tabIndex?: number;
};

type MenuLinkProps = {
  icon?: LucideIcon;
  directional?: boolean;
  children: ReactNode;
  /** Draws the link itself, the router's or a plain one; the props go on it. */
  renderLink: (props: MenuLinkTargetProps) => ReactNode;
};

export function MenuLink({ icon, directional = false, children, renderLink }: MenuLinkProps) {
  const menu = useMenu();
  return renderLink({
    className: styles.item,
    onClick: () => menu?.close(),
    onKeyDown(event) {
      if (!menu || event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
    children: (
      <>
        {icon && <Icon of={icon} directional={directional} />}
        {children}
      </>
    ),
    ...(menu && { role: 'menuitem', tabIndex: -1 }),
  });
}
