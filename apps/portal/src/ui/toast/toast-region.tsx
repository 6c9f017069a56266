import { Toast, type ToastMessage } from './toast';
import styles from './toast.module.css';

const shownAtOnce = 3;

type ToastRegionProps = {
  label: string;
  dismissLabel: string;
  /** Oldest first. Beyond three they wait their turn. */
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
};

/** Always on the page, even empty: a live region announces only what enters it. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const shown = toasts.slice(0, shownAtOnce);
  const list = (messages: readonly ToastMessage[]) =>
    messages.map((message) => (
      <Toast
        key={message.id}
        message={message}
        dismissLabel={dismissLabel}
        onDismiss={() => onDismiss(message.id)}
      />
    ));

  return (
    <section className={styles.region} aria-label={label}>
      <output aria-atomic="false" className={styles.stack}>
        {list(shown.filter(({ tone }) => tone !== 'error'))}
      </output>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {list(shown.filter(({ tone }) => tone === 'error'))}
      </div>
    </section>
  );
}
