import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { lessonBefore } from '@lantern/domain/contents/lesson-before';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { durationMinutes } from '@lantern/domain/display/duration';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityName } from '../../../parts/course-text/activity-name';
import { PlainLink } from '../end/plain-link';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from './your-tries.module.css';

type BeforeNewTryProps = { player: Player; links: PlayerLinks; part: ActivityPart };

/** [8.8] The lesson that leads up to an activity that was not passed. */
export function BeforeNewTry({ player, links, part }: BeforeNewTryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const lesson = lessonBefore(player.order, part);
  if (!lesson) return null;
  const count = durationMinutes(lesson.duration);
  return (
    <section className={styles.before} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('player.tryAgain.before')}</h2>
      <ul>
        <li>
          <PlainLink href={links.partHref(lesson.axis)} onFollow={() => void links.open(lesson.axis)}>
            <ActivityName number={shownAxis(lesson.axis)} activity={lesson.childActivity} />
          </PlainLink>
          {count !== null && <small>{t('contents.minutes', { count })}</small>}
        </li>
      </ul>
    </section>
  );
}
