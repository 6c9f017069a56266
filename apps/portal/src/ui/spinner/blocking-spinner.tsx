import { BLOCKING_SPINNER_DELAY_MS, LOADER_FADE_MS } from '@lantern/domain/limits';
import { type ReactNode, useRef } from 'react';
import styles from './blocking-spinner.module.css';
import { useModal } from '../modal/use-modal';
import { SpinnerRing } from './spinner-ring';

const COMES_LATE = {
  animationDelay: `${BLOCKING_SPINNER_DELAY_MS}ms`,
  animationDuration: `${LOADER_FADE_MS}ms`,
};

type BlockingSpinnerProps = {
  text: string;
  /** What there is to say beside that. */
  children?: ReactNode;
};

/** [9.2] Holds the page at once; shows itself after 300 ms, in 200 ms. Only its owner can end it. */
export function BlockingSpinner({ text, children }: BlockingSpinnerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Escape does not end what is being saved, even where the browser has closed the dialog for it.
  useModal(ref, () => {
    if (ref.current && !ref.current.open) ref.current.showModal();
  });

  return (
    <dialog
      ref={ref}
      className={styles.blocking}
      style={COMES_LATE}
      aria-label={text}
      aria-busy="true"
      tabIndex={-1}
    >
      <SpinnerRing />
      <output className={styles.text}>{text}</output>
      {children}
    </dialog>
  );
}
