import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsCount, contentsDuration } from '@lantern/domain/contents/contents-count';
import { contentsStatus } from '@lantern/domain/contents/contents-marks';
import { contentsLock } from '@lantern/domain/contents/table-of-contents';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { durationMinutes } from '@lantern/domain/display/duration';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { ActivityName } from '../../../parts/course-text/activity-name';
import { lockWords } from '../../../parts/activity-lock/lock-words';
import { StatusDisc } from '../../../parts/table-of-contents/status-disc';
import { Icon } from '../../../ui/icon';
import { shareAttributes } from '../../../ui/progress/progress-share';
import { PlainLink } from '../end/plain-link';
import type { PlayerLinks } from '../player-state/use-player-links';
import { classNames } from '../../../ui/class-names';
import sheet from '../../../ui/link-sheet.module.css';
import styles from './tiles.module.css';
import type { Player } from '../player-state/use-player';

type TileProps = { player: Player; links: PlayerLinks; part: ActivityPart; isNext: boolean };

/** [4.5] One pane: how much of it is lit, or why it is dark. */
export function Tile({ player, links, part, isNext }: TileProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lock = contentsLock(part, player.completion, player.now);
  const isDraft = part.childActivity.state === 'draft';
  const words = lock && !isDraft ? lockWords(lock, { t, format }) : null;
  const { done, total } = contentsCount([part]);
  // Reading 62: nothing to do is done.
  const share = total === 0 ? 1 : done / total;
  return (
    <li className={styles.slot} data-next={isNext || undefined}>
      <PlainLink
        className={classNames(sheet.sheet, styles.pane)}
        href={links.partHref(part.axis)}
        onFollow={() => void links.open(part.axis)}
        {...shareAttributes(lock || isDraft ? 0 : share)}
        data-dark={lock !== null || isDraft || undefined}
        data-next={isNext || undefined}
      >
        <span className={styles.top}>
          <bdi aria-hidden="true">{shownAxis(part.axis)}</bdi>
          {lock && <Icon of={Lock} />}
          {!lock && share === 1 && <StatusDisc state="done" />}
          {!lock && share > 0 && share < 1 && <bdi className={styles.share}>{format.percent(share)}</bdi>}
        </span>
        <strong className={styles.name}>
          <ActivityName activity={part.childActivity} />
        </strong>
        <span className={styles.line}>{line()}</span>
        {words?.more && <span className={styles.when}>{words.more}</span>}
      </PlainLink>
    </li>
  );

  function line(): string {
    if (isDraft) return t('contents.flag.comingSoon');
    if (words) return words.text;
    const isModule = part.childActivity.children.length > 0;
    if (!isModule) return t(`contents.status.${contentsStatus(part)}`);
    if (done > 0) return t('tiles.complete', { done, count: total });
    const minutes = durationMinutes(contentsDuration([part]));
    const activities = t('tiles.activities', { count: total });
    if (minutes === null) return activities;
    return t('tiles.activitiesAndTime', { activities, time: t('courseFacts.minutes', { count: minutes }) });
  }
}
