import type { ReactNode } from 'react';
import styles from './course-layout.module.css';

type CourseLayoutProps = {
  breadcrumbs: ReactNode;
  head: ReactNode;
  ticket: ReactNode;
  children: ReactNode;
};

/** A course on its own page: the story at the start, the ticket at the end, one below the other on small screens. */
export function CourseLayout({ breadcrumbs, head, ticket, children }: CourseLayoutProps) {
  return (
    <>
      <div className={styles.breadcrumbs}>{breadcrumbs}</div>
      <div className={styles.course}>
        {head}
        {ticket}
        <div className={styles.main}>{children}</div>
      </div>
    </>
  );
}
