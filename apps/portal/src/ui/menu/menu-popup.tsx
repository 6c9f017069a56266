import { type KeyboardEvent, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Placement } from '../popup/place-popup';
import { usePopup } from '../popup/use-popup';
import styles from './menu.module.css';
import { useTypeahead } from './use-typeahead';

type MenuPopupProps = {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  anchor: () => HTMLElement | null;
  placement: Placement;
  focusAt: 'first' | 'last' | 'checked';
  onClose: () => void;
  children: ReactNode;
};

export function MenuPopup({ ref, label, anchor, placement, focusAt, onClose, children }: MenuPopupProps) {
  usePopup({ popup: ref, anchor, placement, gap: 6 });
  const typeahead = useTypeahead();

  const focusOnOpening = useEffectEvent(() => {
    const items = ref.current ? menuItems(ref.current) : [];
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true');
    const first = focusAt === 'last' ? items.at(-1) : items[0];
    (focusAt === 'checked' ? (checked ?? first) : first)?.focus();
  });
  useLayoutEffect(() => focusOnOpening(), []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') {
      onClose();
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const items = menuItems(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = itemByKey(event.key, items, at) ?? typeahead(event.key, items, at);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  return (
    <div
      ref={ref}
      className={styles.menu}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

function itemByKey(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** The items of this menu, without those of a submenu open inside it. */
function menuItems(menu: Element): HTMLElement[] {
  const found = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  return [...found].filter((item) => item.closest('[role="menu"]') === menu);
}
