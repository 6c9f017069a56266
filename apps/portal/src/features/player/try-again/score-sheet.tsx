import { scoreColour } from '@lantern/domain/grade/score-colour';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { CourseFacts } from '../../../parts/course-panel/course-facts';
import { ScoreFigure } from '../../../parts/score/score-figure';
import { PassBar } from '../end/pass-bar';
import styles from './try-again-sheet.module.css';

type ScoreSheetProps = {
  /** 0 to 1; null where there is none, or where it is not told. */
  score: number | null;
  minimum: number | null;
  remainingAttempts: number | null;
  /** What can be done about it. */
  children?: ReactNode;
};

/** [8.8] What was reached in an activity, and what is needed. */
export function ScoreSheet({ score, minimum, remainingAttempts, children }: ScoreSheetProps) {
  const { t } = useTranslation();
  const format = useFormat();
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
          <ScoreFigure
            text={format.percent(score)}
            colour={scoreColour({ score: null, maxScore: null, normalizedScore: score }) ?? 'accent'}
            verdict={
              minimum === null
                ? null
                : {
                    icon: isPassed ? CircleCheck : CircleAlert,
                    text: t(isPassed ? 'player.tryAgain.passed' : 'player.tryAgain.notPassed'),
                  }
            }
          />
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
      {children}
    </section>
  );
}
