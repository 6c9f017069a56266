import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icon';
import { keyTowards } from '../key-towards';
import styles from './menu.module.css';
import { MenuPopup } from './menu-popup';

type SubmenuProps = {
  label: string;
  icon?: LucideIcon;
  hint?: ReactNode;
  children: ReactNode;
};

/** An item that opens a menu at its inline end. Only inside a Menu. */
export function Submenu({ label, icon, hint, children }: SubmenuProps) {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(false);
    item.current?.focus();
  }

  function onItemKeyDown(event: KeyboardEvent) {
    if (event.key !== keyTowards('end', event.currentTarget)) return;
    event.preventDefault();
    setOpen(true);
  }

  function onPopupKeyDown(event: KeyboardEvent) {
    if (event.key !== keyTowards('start', event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    <>
      <button
        ref={item}
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={onItemKeyDown}
      >
        {icon && <Icon of={icon} />}
        {label}
        <span className={styles.hint}>
          {hint}
          <Icon of={ChevronRight} size="s" directional />
        </span>
      </button>
      {open && (
        <div role="none" onKeyDown={onPopupKeyDown}>
          <MenuPopup
            ref={popup}
            label={label}
            anchor={() => item.current}
            placement={{ side: 'end', align: 'end' }}
            focusAt="checked"
            onClose={close}
          >
            {children}
          </MenuPopup>
        </div>
      )}
    </>
  );
}
