import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import styles from './modal.module.css';
import { useModal } from './use-modal';

type DrawerProps = {
  title: string;
  /** Stands in the head in place of the title, which then is only spoken. */
  head?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Navigation and contents at the inline start, filters at the inline end. */
  side?: 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
};

/** Rendered means open. */
export function Drawer(props: DrawerProps) {
  const { title, head, closeLabel, onClose, side = 'end', footer, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, onClose);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.modal, styles.drawer, styles[side])}
      {...(head ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          {head ?? <h2 id={titleId}>{title}</h2>}
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
