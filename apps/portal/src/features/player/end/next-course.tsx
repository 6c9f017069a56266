import { cardDestination } from '@lantern/domain/course/course-card';
import { cardView } from '@lantern/domain/course/card-view';
import { coverArt } from '@lantern/artwork/cover/cover-art';
import { durationMinutes } from '@lantern/domain/display/duration';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nextCourseQuery } from '../../../api/courses/next-course';
import { linkTarget } from '../../../lib/page/link-target';
import { courseTitle } from '../../../lib/format/shown-title';
import { useLangOf } from '../../../lib/page/use-lang-of';
import { buttonClass } from '../../../ui/button/button-class';
import { Cover } from '../../../ui/cover/cover';
import missing from './end-missing.module.css';
import styles from './next-course.module.css';

/** Another course of the learner's that is not done: one under way before one not begun; else the catalog. */
export function NextCourse({ after, now }: { after: string; now: Date }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data: course } = useQuery(nextCourseQuery(after));
  if (course === undefined) return null;
  return (
    <section className={missing.section} aria-labelledby={titleId}>
      <div className={missing.sectionHead}>
        <h2 id={titleId}>{t('courseEnd.nextTitle')}</h2>
        <Link to="/catalog">{t('courseEnd.openCatalog')}</Link>
      </div>
      {course ? <Shown course={course} now={now} /> : <p className={styles.none}>{t('courseEnd.noNext')}</p>}
    </section>
  );
}

type ShownProps = {
  course: Parameters<typeof cardDestination>[0] & Parameters<typeof cardView>[0] & Listed;
  now: Date;
};
type Listed = {
  objective: {
    id: string;
    name: string;
    language: string | null;
    code: string;
    description: string;
    imageUrl: string | null;
    activity: { childrenCount: number; duration: number | null };
  };
};

function Shown({ course, now }: ShownProps) {
  const { t } = useTranslation();
  const { id, language, description, imageUrl, activity } = course.objective;
  const lang = useLangOf()(language);
  const minutes = durationMinutes(activity.duration);
  const facts = [
    activity.childrenCount > 0 && t('courseFacts.modules', { count: activity.childrenCount }),
    minutes !== null && t('player.aboutMinutes', { count: minutes }),
  ].filter((fact) => fact !== false);
  return (
    <div className={styles.next}>
      <Cover
        {...coverArt(id)}
        state={cardView(course, now).light}
        imageUrl={imageUrl}
        className={styles.cover}
      />
      <div className={styles.words}>
        <h3 lang={lang} dir="auto">
          {courseTitle(course.objective, t)}
        </h3>
        <p lang={lang} dir="auto">
          {description}
        </p>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        <Link className={buttonClass()} {...linkTarget(cardDestination(course))}>
          {t('courseEnd.seeCourse')}
        </Link>
      </div>
    </div>
  );
}
