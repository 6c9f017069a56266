import { classNames } from '../class-names';
import styles from './progress.module.css';
import { progressShare, shareAttributes } from './progress-share';

type ProgressBarProps = {
  label: string;
  /** 0 to 1; anything outside is clamped. */
  value: number;
  size?: 'm' | 'lg';
  className?: string | undefined;
};

/** The filament alone. Its number stands beside it: see ProgressRow. */
export function ProgressBar({ label, value, size = 'm', className }: ProgressBarProps) {
  const { percent } = progressShare(value);
  return (
    <span
      className={classNames(styles.progress, size === 'lg' && styles.lg, className)}
      {...shareAttributes(value)}
      data-none={percent === 0 || undefined}
      data-full={percent === 100 || undefined}
    >
      <progress className="sr-only" aria-label={label} max={100} value={percent} />
    </span>
  );
}
