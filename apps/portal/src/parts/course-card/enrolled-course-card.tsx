import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardView } from '@lantern/domain/course/card-view';
import { cardDestination } from '@lantern/domain/course/course-card';
import { coverArt } from '@lantern/artwork/cover/cover-art';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { courseTitle } from '../../lib/format/shown-title';
import { useLangOf } from '../../lib/page/use-lang-of';
import { Card } from '../../ui/card/card';
import { Cover } from '../../ui/cover/cover';
import { courseFigure } from './course-figure';
import { CourseFlags } from './course-flags';
import { CourseLine } from './course-line';
import { DueChip } from './due-chip';
import type { CardWords } from './use-card-words';

type EnrolledCourseCardProps = {
  access: ListedObjectiveAccess;
  /** The cover's pattern of light, in a list. */
  light: number;
  words: CardWords;
  titleAs?: 'h2' | 'h3';
};

/** [2.26] [4.22] A course of the learner: how far they are, what is next, how well they did. */
export const EnrolledCourseCard = memo(function EnrolledCourseCard(props: EnrolledCourseCardProps) {
  const { access, light, words, titleAs = 'h2' } = props;
  const { objective } = access;
  const langOf = useLangOf();
  const view = cardView(access, words.now);
  return (
    <Card
      cover={
        <Cover {...coverArt(objective.id)} light={light} state={view.light} imageUrl={objective.imageUrl} />
      }
      flags={
        (view.flags.length > 0 || view.due) && (
          <>
            {view.due && <DueChip due={view.due} words={words} />}
            <CourseFlags flags={view.flags} t={words.t} />
          </>
        )
      }
      share={view.share}
      titleAs={titleAs}
      title={
        <Link to={cardDestination(access)}>
          <bdi>{courseTitle(objective, words.t)}</bdi>
        </Link>
      }
      lang={langOf(objective.language)}
      detail={<CourseLine view={view} words={words} />}
      figure={courseFigure(access, view, words)}
      quiet={view.isQuiet}
    />
  );
});
