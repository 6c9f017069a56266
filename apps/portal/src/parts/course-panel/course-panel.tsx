import { coverArt } from '@lantern/artwork/cover/cover-art';
import type { ReactNode, Ref } from 'react';
import { Cover } from '../../ui/cover/cover';
import type { CoverState } from '@lantern/artwork/cover/lit-count';
import styles from './course-panel.module.css';

type CoursePanelProps = {
  /** For what has to find the focus again. */
  ref?: Ref<HTMLElement>;
  label: string;
  objective: { id: string; imageUrl: string | null };
  cover: CoverState;
  /** In this order: notice, progress, actions, facts. */
  children: ReactNode;
};

/** What one can do with the course, under its cover. */
export function CoursePanel({ ref, label, objective, cover, children }: CoursePanelProps) {
  return (
    <aside className={styles.panel} aria-label={label} {...(ref && { ref, tabIndex: -1 })}>
      <Cover
        {...coverArt(objective.id)}
        state={cover}
        imageUrl={objective.imageUrl}
        className={styles.cover}
      />
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
