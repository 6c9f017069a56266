import type { ReactNode } from 'react';
import { CourseDescription } from './course-description';
import styles from './course-head.module.css';

type CourseHeadProps = {
  name: string;
  description: string;
  /** What stands out below, such as the result. */
  children?: ReactNode;
};

export function CourseHead({ name, description, children }: CourseHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <bdi>{name}</bdi>
      </h1>
      {description && <CourseDescription key={description} text={description} />}
      {children}
    </header>
  );
}
