import { durationMinutes } from '@lantern/domain/display/duration';
import { FilePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { Icon } from '../../ui/icon';
import { ACTIVITY_ICONS } from './activity-icon';

type ActivityMetaProps = { part: ActivityPart; className?: string | undefined };

/** [2.29] [9.7] The kind of an activity and how long it takes. */
export function ActivityMeta({ part, className }: ActivityMetaProps) {
  const { t } = useTranslation();
  const { type, supportCollaborativeMode: isTeams = false } = part.childActivity;
  const count = durationMinutes(part.duration);
  const kind = isTeams ? t('team.assignment') : t(`contents.type.${type}`);
  return (
    <span className={className}>
      <Icon of={isTeams ? FilePen : ACTIVITY_ICONS[type]} size="s" />
      {count === null
        ? kind
        : t('contents.typeAndTime', { type: kind, time: t('contents.minutes', { count }) })}
    </span>
  );
}
