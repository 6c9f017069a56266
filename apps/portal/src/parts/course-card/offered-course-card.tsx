import type { ListedObjective } from '@lantern/contract/entities/objective';
import { coverArt } from '@lantern/artwork/cover/cover-art';
import { durationMinutes } from '@lantern/domain/display/duration';
import type { TFunction } from 'i18next';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { courseTitle } from '../../lib/format/shown-title';
import { useLangOf } from '../../lib/page/use-lang-of';
import { Card } from '../../ui/card/card';
import { Cover } from '../../ui/cover/cover';
import { CourseFlags } from './course-flags';
import styles from './offered-course-card.module.css';

type OfferedCourseCardProps = {
  objective: ListedObjective;
  /** The cover's pattern of light, in a list. */
  light: number;
  to: string;
  t: TFunction;
  titleAs?: 'h2' | 'h3';
};

/** [2.4] [2.17] A course that a catalog offers: what it is about, and how much of it there is. */
export const OfferedCourseCard = memo(function OfferedCourseCard(props: OfferedCourseCardProps) {
  const { objective, light, to, t, titleAs = 'h2' } = props;
  const { childrenCount, duration } = objective.activity;
  const langOf = useLangOf();
  const minutes = durationMinutes(duration);
  const isDraft = objective.state === 'draft';
  return (
    <Card
      cover={
        <Cover
          {...coverArt(objective.id)}
          light={light}
          state={{ kind: isDraft ? 'draft' : 'offered' }}
          imageUrl={objective.imageUrl}
        />
      }
      flags={isDraft && <CourseFlags flags={['comingSoon']} t={t} />}
      share={0}
      offered
      titleAs={titleAs}
      title={
        <Link to={to}>
          <bdi>{courseTitle(objective, t)}</bdi>
        </Link>
      }
      lang={langOf(objective.language)}
      note={objective.description}
      detail={childrenCount > 0 && t('courseCard.modules', { count: childrenCount })}
      figure={
        minutes !== null && (
          <span className={styles.length}>{t('courseCard.minutes', { count: minutes })}</span>
        )
      }
      quiet={isDraft}
    />
  );
});
