import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Placement } from '../popup/place-popup';
import { MenuContext } from './menu-context';
import { MenuPopup } from './menu-popup';

export type MenuTriggerProps = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: { key: string; preventDefault: () => void }) => void;
};

type MenuProps = {
  label: string;
  /** Draws the button that opens the menu; the props go on it. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  placement?: Placement;
  /** For a menu whose code arrives because it was asked for. */
  initiallyOpen?: boolean;
  children: ReactNode;
};

export function Menu(props: MenuProps) {
  const {
    label,
    renderTrigger,
    placement = { side: 'below', align: 'start' },
    initiallyOpen = false,
    children,
  } = props;
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(initiallyOpen ? 'first' : null);
  const popup = useRef<HTMLDivElement>(null);
  const triggerId = useId();
  const findTrigger = () => document.getElementById(triggerId);
  const isOpen = openAt !== null;

  function close() {
    setOpenAt(null);
    findTrigger()?.focus();
  }

  const onPressOutside = useEffectEvent((event: PointerEvent) => {
    const pressed = event.target;
    if (!(pressed instanceof Node)) return;
    if (popup.current?.contains(pressed) || findTrigger()?.contains(pressed)) return;
    setOpenAt(null);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', onPressOutside);
    return () => document.removeEventListener('pointerdown', onPressOutside);
  }, [isOpen]);

  const triggerProps: MenuTriggerProps = {
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => (isOpen ? close() : setOpenAt('first')),
    onKeyDown(event) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };

  return (
    <>
      {renderTrigger(triggerProps)}
      {openAt && (
        <MenuContext value={{ close }}>
          <MenuPopup
            ref={popup}
            label={label}
            anchor={findTrigger}
            placement={placement}
            focusAt={openAt}
            onClose={close}
          >
            {children}
          </MenuPopup>
        </MenuContext>
      )}
    </>
  );
}
