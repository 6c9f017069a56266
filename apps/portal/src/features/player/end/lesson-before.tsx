import { type ActivityPart, activityState } from '@lantern/domain/activity/activity-part';
import { finishingWay } from '@lantern/domain/activity/finishing-way';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { durationMinutes } from '@lantern/domain/display/duration';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkTarget } from '../../../lib/page/link-target';
import { ActivityName } from '../../../parts/course-text/activity-name';

/** [8.8] The lesson that leads up to an activity, and how long it takes; a link where it can still be opened. */
export function LessonBefore({ lesson, href }: { lesson: ActivityPart; href: string | null }) {
  const { t } = useTranslation();
  const minutes = durationMinutes(lesson.duration);
  const name = <ActivityName number={shownAxis(lesson.axis)} activity={lesson.childActivity} />;
  const isFilm = finishingWay(lesson.childActivity) === 'watched';
  const isOpened = activityState(lesson) !== null;
  const advice = isFilm
    ? t(isOpened ? 'courseEnd.watchAgain' : 'courseEnd.watch')
    : t(isOpened ? 'courseEnd.readAgain' : 'courseEnd.read');
  return (
    <p>
      {advice} {href ? <Link {...linkTarget(href)}>{name}</Link> : name}
      {minutes !== null && ` · ${t('contents.minutes', { count: minutes })}`}
    </p>
  );
}
