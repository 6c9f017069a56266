import styles from './spinner-ring.module.css';

/** Decorative: the words beside it say what is going on. */
export function SpinnerRing() {
  return <span className={styles.ring} aria-hidden="true" />;
}
