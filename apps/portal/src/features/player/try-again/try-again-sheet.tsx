import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import type { TryAgain } from '@lantern/domain/tries/try-again';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { lockSentences } from '../../../parts/activity-lock/lock-words';
import { LongWait } from '../../../parts/trouble/long-wait';
import { Button } from '../../../ui/button/button';
import { ScoreSheet } from './score-sheet';
import styles from './try-again-sheet.module.css';

type TryAgainSheetProps = {
  offer: TryAgain;
  part: ActivityPart;
  /** Why a new try cannot begin now; null when it can. */
  lock: ContentRefusal | null;
  isBusy: boolean;
  onTryAgain: () => void;
};

/** [8.8] Reading 63: what was reached, what is needed, how often it can still be tried, and until when. */
export function TryAgainSheet({ offer, part, lock, isBusy, onTryAgain }: TryAgainSheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isLeading, remainingAttempts, normalizedPassingScore, normalizedScore } = offer;
  return (
    <ScoreSheet
      score={normalizedScore}
      minimum={normalizedPassingScore}
      remainingAttempts={remainingAttempts}
    >
      <LongWait isWaiting={isBusy} />
      <div className={styles.actions}>
        {!lock && (
          <Button
            icon={RotateCcw}
            variant={isLeading ? 'primary' : 'quiet'}
            size={isLeading ? 'lg' : 'm'}
            busy={isBusy}
            onClick={onTryAgain}
          >
            {t('player.tryAgain.again')}
          </Button>
        )}
        <p>{lock ? t('player.tryAgain.closed', { why: lockSentences(lock, { t, format }) }) : advice()}</p>
      </div>
    </ScoreSheet>
  );

  function advice(): string {
    const until = part.activityConstraint?.startUntil;
    const best = t('player.tryAgain.bestCounts');
    return until ? `${best} ${t('player.tryAgain.until', { date: format.dateTime(until) })}` : best;
  }
}
