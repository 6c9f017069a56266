import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardDestination } from '@lantern/domain/course/course-card';
import { lastWorkflow } from '@lantern/domain/course/enrolled-course';
import { clampProgress, progressPercent } from '@lantern/domain/grade/percent';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { Bookmark } from '../../ui/bookmark';
import { buttonClass } from '../../ui/button/button-class';
import { shareAttributes } from '../../ui/progress/progress-share';
import styles from './course-bookmark.module.css';

type CourseBookmarkProps = {
  course: ListedObjectiveAccess;
  /** In the sidebar, or at the foot of screens that have none. */
  place: 'side' | 'dock';
};

/** The course opened last, one press away. */
export function CourseBookmark({ course, place }: CourseBookmarkProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name } = course.objective;
  const progress = lastWorkflow(course)?.progress ?? null;
  const share = clampProgress(progress);
  const text = format.percent(progressPercent(progress) / 100);
  const to = cardDestination(course);
  if (place === 'side') {
    return (
      <Bookmark
        action={t('bookmark.continue')}
        title={name}
        progress={{ label: t('bookmark.progress'), value: share, text }}
        renderLink={(props) => <Link to={to} {...props} />}
      />
    );
  }
  return (
    <section className={styles.dock} aria-label={t('bookmark.label')}>
      <div className={styles.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          <bdi>{text}</bdi>
        </small>
      </div>
      <Link to={to} className={buttonClass({ variant: 'primary', lit: true })} {...shareAttributes(share)}>
        {t('bookmark.continue')}
      </Link>
    </section>
  );
}
