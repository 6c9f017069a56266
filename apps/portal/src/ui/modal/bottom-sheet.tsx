import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import styles from './modal.module.css';
import { useDragDown } from './use-drag-down';
import { useModal } from './use-modal';

type BottomSheetProps = {
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** Shows the label as a title, beside the close button. */
  titled?: boolean;
  children: ReactNode;
};

/** Rendered means open. Closes by its handle (press or drag down), a press outside, Escape. */
export function BottomSheet({ label, closeLabel, onClose, titled = false, children }: BottomSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  const drag = useDragDown(ref, onClose);

  return (
    <dialog ref={ref} className={classNames(styles.modal, styles.sheet)} aria-label={label}>
      <div className={styles.inner}>
        <button type="button" className={styles.handle} aria-label={closeLabel} onClick={onClose} {...drag} />
        {titled && (
          <div className={styles.head}>
            <h2>{label}</h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
