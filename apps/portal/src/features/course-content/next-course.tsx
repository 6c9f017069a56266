import { cardDestination } from '@lantern/domain/course/course-card';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nextCourseQuery } from '../../api/next-course';
import { linkTarget } from '../../lib/link-target';
import { Icon } from '../../ui/icon';
import styles from './course-end.module.css';

/** Another course of the learner's that is not done: one under way before one not begun. */
export function NextCourse({ after }: { after: string }) {
  const { t } = useTranslation();
  const { data: course } = useQuery(nextCourseQuery(after));
  if (!course)
    return (
      <Link to="/courses" className={styles.toCourses}>
        {t('pages.courses')}
      </Link>
    );
  const { name, description } = course.objective;
  return (
    <Link className={styles.next} {...linkTarget(cardDestination(course))}>
      <span className={styles.nextWords}>
        <small>{t('courseEnd.nextCourse')}</small>
        <strong dir="auto">{name}</strong>
        <span dir="auto">{description}</span>
      </span>
      <Icon of={ArrowRight} directional />
    </Link>
  );
}
