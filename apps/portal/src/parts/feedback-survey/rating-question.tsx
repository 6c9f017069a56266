import { SURVEY_RATINGS } from '@lantern/domain/session/feedback-survey';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './feedback-survey.module.css';
import type { Survey } from './use-survey';
import { useTakenFocus } from './use-taken-focus';

const WORDS = { 1: 'hard', 2: null, 3: 'fine', 4: null, 5: 'lovely' } as const;

/** [9.13] Five arches to light, up to the one that is chosen. */
export function RatingQuestion({ survey: { draft, hasMoved, standing, change } }: { survey: Survey }) {
  const { t } = useTranslation();
  const name = useId();
  const noteId = `${name}-note`;
  const isMissing = standing.kind === 'unusable';
  const reachedAgain = hasMoved ? 'reached' : null;
  const entry = useTakenFocus<HTMLInputElement>(isMissing ? 'missing' : reachedAgain);
  const entryRating = draft.rating ?? SURVEY_RATINGS[0];
  return (
    <fieldset className={styles.question} aria-describedby={isMissing ? noteId : undefined}>
      <legend className="sr-only">{t('feedbackSurvey.rating')}</legend>
      <div className={styles.rating}>
        {SURVEY_RATINGS.map((rating) => {
          const word = WORDS[rating];
          return (
            <label key={rating}>
              <input
                ref={rating === entryRating ? entry : undefined}
                type="radio"
                name={name}
                checked={rating === draft.rating}
                onChange={() => change({ rating })}
              />
              <span className={styles.arch} />
              <VisuallyHidden>
                {t('feedbackSurvey.ratingOf', { rating, most: SURVEY_RATINGS.length })}
              </VisuallyHidden>{' '}
              {word && <span>{t(`feedbackSurvey.${word}`)}</span>}
            </label>
          );
        })}
      </div>
      {isMissing && (
        <p id={noteId} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          {t('feedbackSurvey.ratingMissing')}
        </p>
      )}
    </fieldset>
  );
}
