import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';
import { TooltipPopup } from './tooltip-popup';

type TooltipProps = {
  text: string;
  /** Draws the focusable thing the text explains; the props go on it. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
};

const opensAfterMs = 300;

/** A reason, on hover and focus; Escape sends it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const textId = useId();

  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setOpen(true), opensAfterMs);
    return () => {
      clearTimeout(timer);
      setOpen(false);
    };
  }, [wanted]);

  function letGo() {
    isPressed.current = false;
    setWanted(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setWanted(false);
  }

  return (
    <span
      ref={anchor}
      role="none"
      className={styles.anchor}
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={letGo}
      // Whoever presses has decided: nothing lies over what they press next, although the focus is here.
      onPointerDown={() => {
        isPressed.current = true;
        setWanted(false);
      }}
      onFocus={() => {
        if (!isPressed.current) setWanted(true);
        isPressed.current = false;
      }}
      onBlur={letGo}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': textId })}
      <span id={textId} hidden>
        {text}
      </span>
      {open && <TooltipPopup text={text} anchor={() => anchor.current?.firstElementChild ?? null} />}
    </span>
  );
}
