import { LANTERN_MARK } from '@lantern/artwork/mark/lantern-mark';
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
  const { viewBox, body, handle, lamp } = LANTERN_MARK;
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path className={styles.body} d={body} />
      <path className={styles.body} d={handle} />
      <circle className={styles.light} {...lamp} />
    </svg>
  );
}
