import { useRef } from 'react';
import { usePopup } from '../popup/use-popup';
import styles from './tooltip.module.css';

type TooltipPopupProps = { text: string; anchor: () => Element | null };

/** Only seen: what it explains already says the same to a screen reader. */
export function TooltipPopup({ text, anchor }: TooltipPopupProps) {
  const popup = useRef<HTMLSpanElement>(null);
  usePopup({ popup, anchor, placement: { side: 'above', align: 'center' } });
  return (
    <span ref={popup} className={styles.popup} popover="manual" aria-hidden="true">
      {text}
    </span>
  );
}
