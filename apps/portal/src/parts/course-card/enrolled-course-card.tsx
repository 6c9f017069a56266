import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardFace } from '@lantern/domain/course/card-face';
import { cardDestination } from '@lantern/domain/course/course-card';
import { coverArt } from '@lantern/domain/display/cover-art';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { Card } from '../../ui/card/card';
import { Cover } from '../../ui/cover/cover';
import { courseFigure } from './course-figure';
import { CourseFlags } from './course-flags';
import { CourseLine } from './course-line';

type EnrolledCourseCardProps = { access: ListedObjectiveAccess; now: Date; titleAs?: 'h2' | 'h3' };

/** [2.26] [4.22] A course of the learner: how far they are, what is next, how well they did. */
export const EnrolledCourseCard = memo(function EnrolledCourseCard(props: EnrolledCourseCardProps) {
  const { access, now, titleAs = 'h2' } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { objective } = access;
  const face = cardFace(access, now);
  return (
    <Card
      cover={<Cover {...coverArt(objective.id)} state={face.light} imageUrl={objective.imageUrl} />}
      flags={face.flags.length > 0 && <CourseFlags flags={face.flags} />}
      share={face.share}
      titleAs={titleAs}
      title={<Link to={cardDestination(access)}>{objective.name}</Link>}
      detail={<CourseLine face={face} now={now} />}
      figure={courseFigure(access, { face, now }, { t, format })}
      quiet={face.isQuiet}
    />
  );
});
