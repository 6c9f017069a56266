import { classNames } from '../class-names';
import { Toast, type ToastMessage } from './toast';
import styles from './toast.module.css';

const shownAtOnce = 3;

type ToastRegionProps = {
  label: string;
  dismissLabel: string;
  /** Oldest first. Beyond three they wait their turn. */
  toasts: readonly ToastMessage[];
  /** It takes room of its own where it stands, instead of lying over the page. */
  isDocked?: boolean;
  onDismiss: (id: string) => void;
};

/** On the page always, even empty: a live region announces only what enters it. */
export function ToastRegion({ label, dismissLabel, toasts, isDocked = false, onDismiss }: ToastRegionProps) {
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
    <section className={classNames(styles.region, isDocked && styles.docked)} aria-label={label}>
      <output aria-atomic="false" className={styles.stack}>
        {list(shown.filter(({ tone }) => tone !== 'error'))}
      </output>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {list(shown.filter(({ tone }) => tone === 'error'))}
      </div>
    </section>
  );
}
