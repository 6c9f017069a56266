import { classNames } from '../class-names';
import styles from './progress.module.css';
import { ProgressBar } from './progress-bar';

type ProgressRowProps = {
  label: string;
  value: number;
  /** The percent as the learner's language writes it. */
  text: string;
  size?: 'm' | 'lg';
  className?: string | undefined;
};

export function ProgressRow({ label, value, text, size = 'm', className }: ProgressRowProps) {
  return (
    <span className={classNames(styles.row, className)}>
      <ProgressBar label={label} value={value} size={size} />
      <bdi className={styles.number}>{text}</bdi>
    </span>
  );
}
