import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { ContentRefusal } from '@lantern/domain/activity/content-access';
import type { TryAgain } from '@lantern/domain/activity/try-again';
import { scoreColour } from '@lantern/domain/grade/score-colour';
import { CircleAlert, CircleCheck, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { lockSentences } from '../../parts/activity-lock/lock-words';
import { CourseFacts } from '../../parts/course-ticket/course-facts';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { PassBar } from './pass-bar';
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
  const { isLeading, remainingAttempts, normalizedPassingScore: minimum, normalizedScore: score } = offer;
  const facts = [
    {
      key: 'minimum',
      label: t('player.tryAgain.minimum'),
      value: minimum !== null && format.percent(minimum),
    },
    { key: 'score', label: t('player.tryAgain.yourScore'), value: score !== null && format.percent(score) },
    {
      key: 'left',
      label: t('player.tryAgain.attemptsLeft'),
      value: remainingAttempts !== null && format.number(remainingAttempts),
    },
  ];
  const isPassed = minimum !== null && score !== null && score >= minimum;
  return (
    <section className={styles.sheet} aria-label={t('player.tryAgain.label')}>
      <div className={styles.result}>
        {score !== null && (
          <p
            className={classNames(
              styles.figure,
              styles[scoreColour({ score: null, maxScore: null, normalizedScore: score }) ?? 'accent'],
            )}
          >
            <bdi>{format.percent(score)}</bdi>
            {minimum !== null && (
              <small>
                <Icon of={isPassed ? CircleCheck : CircleAlert} />
                {t(isPassed ? 'player.tryAgain.passed' : 'player.tryAgain.notPassed')}
              </small>
            )}
          </p>
        )}
        <CourseFacts facts={facts.flatMap((fact) => (fact.value ? [{ ...fact, value: fact.value }] : []))} />
      </div>
      {minimum !== null && score !== null && (
        <PassBar
          score={score}
          minimum={minimum}
          mark={t('player.tryAgain.minimumMark', { score: format.percent(minimum) })}
        />
      )}
      <div className={styles.actions}>
        {!lock && (
          <Button
            icon={RotateCcw}
            variant={isLeading ? 'primary' : 'quiet'}
            busy={isBusy}
            onClick={onTryAgain}
          >
            {t('player.tryAgain.again')}
          </Button>
        )}
        <p>{lock ? t('player.tryAgain.closed', { why: lockSentences(lock, { t, format }) }) : advice()}</p>
      </div>
    </section>
  );

  function advice(): string {
    const until = part.activityConstraint?.startUntil;
    const best = t('player.tryAgain.bestCounts');
    return until ? `${best} ${t('player.tryAgain.until', { date: format.dateTime(until) })}` : best;
  }
}
