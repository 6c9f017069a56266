import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { courseTitle } from '../../lib/format/shown-title';
import { useLangOf } from '../../lib/page/use-lang-of';
import { CourseDescription } from './course-description';
import styles from './course-head.module.css';

type CourseHeadProps = {
  course: Pick<ListedObjective, 'name' | 'code' | 'language' | 'description'>;
  /** What stands out below, such as the result. */
  children?: ReactNode;
};

export function CourseHead({ course, children }: CourseHeadProps) {
  const { t } = useTranslation();
  const lang = useLangOf()(course.language);
  const { description } = course;
  return (
    <header className={styles.head}>
      <h1 className={styles.title} lang={lang}>
        <bdi>{courseTitle(course, t)}</bdi>
      </h1>
      {description && <CourseDescription key={description} text={description} lang={lang} />}
      {children}
    </header>
  );
}
