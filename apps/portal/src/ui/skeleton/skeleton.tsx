import type { ReactNode } from 'react';
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

type SkeletonsProps = { label: string; className?: string | undefined; children: ReactNode };

/** Stands in for a part of the page: one sentence is spoken, the boxes are only seen. */
export function Skeletons({ label, className, children }: SkeletonsProps) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </>
  );
}
