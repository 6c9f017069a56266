import { coverArt } from '@lantern/artwork/cover/cover-art';
import type { NextStep } from '@lantern/contract/dashboard/get-my-dashboard';
import { cardView } from '@lantern/domain/course/card-view';
import { cardDestination } from '@lantern/domain/course/course-card';
import { contentPartPath, detailsPath } from '@lantern/domain/course/course-paths';
import { isUnderWay } from '@lantern/domain/course/course-progress';
import { percent } from '@lantern/domain/grade/percent';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CourseLine } from '../../parts/course-card/course-line';
import { useCardWords } from '../../parts/course-card/use-card-words';
import { ActivityName } from '../../parts/course-text/activity-name';
import { CourseName } from '../../parts/course-text/course-name';
import { buttonClass } from '../../ui/button/button-class';
import { Cover } from '../../ui/cover/cover';
import { Icon } from '../../ui/icon';
import { ProgressRow } from '../../ui/progress/progress-row';
import styles from './hero.module.css';

/** [4.28] The one thing to go on with, straight to the lesson that was open; or to begin, where nothing is under way. */
export function Hero({ next }: { next: NextStep }) {
  const { t } = useTranslation();
  const words = useCardWords();
  const { course, lesson, module } = next;
  const { objective } = course;
  const view = cardView(course, words.now);
  const isBegun = isUnderWay(course);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <p className={styles.kicker}>
          <Icon of={Bookmark} size="s" />
          {t(isBegun ? 'bookmark.label' : 'dashboard.nextCourse')}
        </p>
        <div>
          <h2 id="hero-title" className={styles.title}>
            {lesson ? <ActivityName activity={lesson} /> : <CourseName course={objective} />}
          </h2>
          <p className={styles.course}>
            {lesson && <CourseName course={objective} />}
            {module && ` · ${t('dashboard.module', module)}`}
            {!isBegun && <CourseLine view={view} words={words} />}
          </p>
        </div>
        {isBegun && (
          <ProgressRow
            size="lg"
            label={t('bookmark.progress')}
            value={view.share}
            text={words.format.percent(percent(view.share) / 100)}
          />
        )}
        <div className={styles.actions}>
          <Link
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            to={lesson ? contentPartPath(objective.id, lesson.axis) : cardDestination(course)}
          >
            {t(isBegun ? 'bookmark.continue' : 'dashboard.begin')}
            <Icon of={ArrowRight} directional />
          </Link>
          {isBegun && (
            <Link className={buttonClass({ variant: 'quiet' })} to={detailsPath(objective.id)}>
              {t('dashboard.details')}
            </Link>
          )}
        </div>
      </div>
      <Cover
        className={styles.cover}
        {...coverArt(objective.id)}
        state={view.light}
        imageUrl={objective.imageUrl}
      />
    </section>
  );
}
