import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { ProgressBar } from '../../../ui/progress/progress-bar';
import { shareAttributes } from '../../../ui/progress/progress-share';
import styles from '../try-again/try-again-sheet.module.css';

type PassBarProps = {
  score: number;
  minimum: number;
  /** What is written at the minimum. */
  mark: string;
};

/** The score against the minimum: both numbers as text, too. */
export function PassBar({ score, minimum, mark }: PassBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.passBar}>
      <ProgressBar label={t('player.tryAgain.yourScore')} value={score} size="lg" />
      <i className={styles.tick} {...shareAttributes(minimum)} />
      <span className={styles.minimum} {...shareAttributes(minimum)} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.you} {...shareAttributes(score)} aria-hidden="true">
        {t('player.tryAgain.yourMark', { score: format.percent(score) })}
      </span>
    </div>
  );
}
