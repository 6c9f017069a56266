import type { ReactNode } from 'react';
import styles from './course-layout.module.css';

type CourseLayoutProps = {
  breadcrumbs: ReactNode;
  head: ReactNode;
  panel: ReactNode;
  children: ReactNode;
};

/** A course on its own page: the story at the start, the panel at the end, one below the other on small screens. */
export function CourseLayout({ breadcrumbs, head, panel, children }: CourseLayoutProps) {
  return (
    <>
      <div className={styles.breadcrumbs}>{breadcrumbs}</div>
      <div className={styles.course}>
        {head}
        {panel}
        <div className={styles.main}>{children}</div>
      </div>
    </>
  );
}
