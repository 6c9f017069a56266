import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { durationMinutes } from '@lantern/domain/display/duration';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkTarget } from '../../../lib/page/link-target';
import { activityTitle } from '../../../lib/format/shown-title';
import { NumberedTitle } from '../../../ui/numbered-title';

/** [8.8] The lesson that leads up to an activity, and how long it takes; a link where it can still be opened. */
export function ReadAgain({ part, href }: { part: ActivityPart; href: string | null }) {
  const { t } = useTranslation();
  const minutes = durationMinutes(part.duration);
  const name = <NumberedTitle number={shownAxis(part.axis)} title={activityTitle(part.childActivity, t)} />;
  return (
    <p>
      {t('courseEnd.readAgain')} {href ? <Link {...linkTarget(href)}>{name}</Link> : name}
      {minutes !== null && ` · ${t('contents.minutes', { count: minutes })}`}
    </p>
  );
}
