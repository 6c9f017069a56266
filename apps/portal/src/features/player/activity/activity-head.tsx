import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partAtAxis } from '@lantern/domain/activity/activity-tree';
import { activityUrgency } from '@lantern/domain/activity/activity-urgency';
import { activityState } from '@lantern/domain/activity/activity-part';
import { axesAbove } from '@lantern/domain/contents/reading-order';
import { durationMinutes } from '@lantern/domain/display/duration';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { activityTitle } from '../../../lib/format/shown-title';
import { useLangOf } from '../../../lib/page/use-lang-of';
import { ToneText } from '../../../ui/tone-text';
import styles from '../frame/player.module.css';
import type { Player } from '../player-state/use-player';

const TONES = { overdue: 'danger', soon: 'light', later: 'faint' } as const;

type ActivityHeadProps = { player: Player; part: ActivityPart; titleAs: 'h1' | 'h2' };

/** Where the activity stands, its name, its kind, its length and until when it is due. */
export function ActivityHead({ player, part, titleAs: Title }: ActivityHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const langOf = useLangOf();
  const { type, language, supportCollaborativeMode: isTeams = false } = part.childActivity;
  const [moduleAxis] = axesAbove(part.axis);
  const module = moduleAxis && partAtAxis(player.tree?.children ?? [], moduleAxis);
  const count = durationMinutes(part.duration);
  const due = part.activityConstraint?.due ?? null;
  const urgency = activityUrgency(due, activityState(part), player.now);
  const minimum = part.normalizedPassingScore;
  const facts = [
    isTeams ? t('team.assignment') : t(`contents.type.${type}`),
    count !== null && t('player.aboutMinutes', { count }),
    minimum !== null && t('player.minimumScore', { score: format.percent(minimum) }),
    part.optional && t('contents.flag.optional'),
    isTeams && t('team.gradeSharedFact'),
  ].filter((fact) => fact !== false);
  return (
    <header className={styles.lessonHead}>
      {module && (
        <p className={styles.moduleLine} dir="auto">
          {t('player.moduleLine', { number: module.axis, name: activityTitle(module.childActivity, t) })}
        </p>
      )}
      <Title
        className={styles.lessonTitle}
        lang={langOf(language)}
        dir="auto"
        {...(Title === 'h1' && { tabIndex: -1 })}
      >
        {activityTitle(part.childActivity, t)}
      </Title>
      <p className={styles.lessonFacts}>
        {facts.join(' · ')}
        {due && (
          <>
            {' · '}
            <ToneText tone={TONES[urgency ?? 'later']}>
              {t(urgency === 'overdue' ? 'player.overdueSince' : 'player.dueOn', {
                date: format.dateTime(due),
              })}
            </ToneText>
          </>
        )}
      </p>
    </header>
  );
}
