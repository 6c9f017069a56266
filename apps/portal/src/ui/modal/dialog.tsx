import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './modal.module.css';
import { useModal } from './use-modal';

type DialogProps = {
  /** A question. */
  title: string;
  children?: ReactNode;
  /** The safe answer first (it takes the focus), the primary last. */
  actions: ReactNode;
  onClose: () => void;
};

/** Rendered means open. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const messageId = useId();
  useModal(ref, onClose);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.modal, styles.dialog)}
      aria-labelledby={titleId}
      {...(children ? { 'aria-describedby': messageId } : {})}
    >
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {children && (
          <div id={messageId} className={styles.message}>
            {children}
          </div>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
