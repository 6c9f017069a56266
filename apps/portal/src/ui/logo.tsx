import styles from './logo.module.css';

type LogoProps = {
  title: string;
  /** The tenant's own mark; our lantern stands in for it. */
  imageUrl?: string | null | undefined;
};

export function Logo({ title, imageUrl }: LogoProps) {
  return (
    <span className={styles.logo}>
      {imageUrl ? <img src={imageUrl} alt="" /> : <LanternMark />}
      <span>{title}</span>
    </span>
  );
}

function LanternMark() {
  return (
    <svg viewBox="0 0 28 34" aria-hidden="true">
      <path className={styles.body} d="M4 33V15.5a10 10 0 0 1 20 0V33z" />
      <path
        className={styles.body}
        d="M14 1a4.5 4.5 0 0 0-4.5 4.5h2.4a2.1 2.1 0 0 1 4.2 0h2.4A4.5 4.5 0 0 0 14 1z"
      />
      <circle className={styles.light} cx="14" cy="21" r="5.5" />
    </svg>
  );
}
