import { classNames } from '../class-names';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'title' | 'cover' | 'block' | 'disc';
  /** How much of the line the words will take. */
  width?: 'short' | 'half' | 'long' | 'full';
};

/** Blank paper of the size of what is coming. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[width])} />;
}
