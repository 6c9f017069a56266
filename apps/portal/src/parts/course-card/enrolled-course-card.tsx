import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardFace } from '@lantern/domain/course/card-face';
import { cardDestination } from '@lantern/domain/course/course-card';
import { coverArt } from '@lantern/domain/display/cover-art';
import { memo } from 'react';
import { courseTitle } from '../../lib/format/shown-title';
import { Card } from '../../ui/card/card';
import { Cover } from '../../ui/cover/cover';
import { CardLink } from './card-link';
import { courseFigure } from './course-figure';
import { CourseFlags } from './course-flags';
import { CourseLine } from './course-line';
import { DueChip } from './due-chip';
import type { CardWords } from './use-card-words';

type EnrolledCourseCardProps = { access: ListedObjectiveAccess; words: CardWords; titleAs?: 'h2' | 'h3' };

/** [2.26] [4.22] A course of the learner: how far they are, what is next, how well they did. */
export const EnrolledCourseCard = memo(function EnrolledCourseCard(props: EnrolledCourseCardProps) {
  const { access, words, titleAs = 'h2' } = props;
  const { objective } = access;
  const face = cardFace(access, words.now);
  return (
    <Card
      cover={<Cover {...coverArt(objective.id)} state={face.light} imageUrl={objective.imageUrl} />}
      flags={
        (face.flags.length > 0 || face.due) && (
          <>
            {face.due && <DueChip due={face.due} words={words} />}
            <CourseFlags flags={face.flags} t={words.t} />
          </>
        )
      }
      share={face.share}
      titleAs={titleAs}
      title={<CardLink to={cardDestination(access)}>{courseTitle(objective, words.t)}</CardLink>}
      detail={<CourseLine face={face} words={words} />}
      figure={courseFigure(access, face, words)}
      quiet={face.isQuiet}
    />
  );
});
