import styles from './menu.module.css';

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
