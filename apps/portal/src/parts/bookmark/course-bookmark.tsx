import type { ListedObjectiveAccess, ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardDestination } from '@lantern/domain/course/course-card';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { clampProgress, progressPercent } from '@lantern/domain/grade/percent';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { Bookmark } from '../../ui/bookmark';
import { buttonClass } from '../../ui/button/button-class';
import { shareAttributes } from '../../ui/progress/progress-share';
import { ActivityName } from '../course-text/activity-name';
import { CourseName } from '../course-text/course-name';
import styles from './course-bookmark.module.css';

type CourseBookmarkProps = {
  course: ListedObjectiveAccess;
  /** Where the learner was in it, where that is known. */
  lesson: ObjectiveAccess['openedLast'];
  /** In the sidebar, or at the foot of screens that have none. */
  place: 'side' | 'dock';
};

/** [4.28] The lesson that was left, one press away, and its course. */
export function CourseBookmark({ course, lesson, place }: CourseBookmarkProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const courseName = <CourseName course={course.objective} />;
  const title = lesson ? <ActivityName activity={lesson} /> : courseName;
  const progress = lastWorkflow(course)?.progress ?? null;
  const share = clampProgress(progress);
  const text = format.percent(progressPercent(progress) / 100);
  const to = cardDestination(course);
  if (place === 'side') {
    return (
      <Bookmark
        action={t('bookmark.continue')}
        title={title}
        {...(lesson && { of: courseName })}
        progress={{ label: t('bookmark.progress'), value: share, text }}
        renderLink={(props) => <Link to={to} {...props} />}
      />
    );
  }
  return (
    <section className={styles.dock} aria-label={t('bookmark.label')}>
      <div className={styles.words}>
        <strong dir="auto">{title}</strong>
        <small dir="auto">
          <bdi>{text}</bdi>
          {lesson && (
            <>
              {' · '}
              {courseName}
            </>
          )}
        </small>
      </div>
      <Link to={to} className={buttonClass({ variant: 'primary', lit: true })} {...shareAttributes(share)}>
        {t('bookmark.continue')}
      </Link>
    </section>
  );
}
