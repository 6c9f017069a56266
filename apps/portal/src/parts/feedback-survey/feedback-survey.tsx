import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { LongWait } from '../trouble/long-wait';
import { CommentQuestion } from './comment-question';
import styles from './feedback-survey.module.css';
import { RatingQuestion } from './rating-question';
import { StrugglesQuestion } from './struggles-question';
import { SurveyFailed } from './survey-failed';
import { SurveyOver } from './survey-over';
import { type Survey, type SurveyAsked, useSurvey } from './use-survey';

const QUESTIONS = { rating: RatingQuestion, struggles: StrugglesQuestion, comment: CommentQuestion };

/** [9.13] One question after the other; none has to be answered, and it can be put away at any. */
export function FeedbackSurvey(props: SurveyAsked) {
  const { t } = useTranslation();
  const titleId = useId();
  const survey = useSurvey(props);
  const { kind } = survey.standing;
  return (
    <section className={styles.survey} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('feedbackSurvey.title')}</h2>
      {kind === 'thanked' || kind === 'putAway' ? <SurveyOver kind={kind} /> : <SurveyForm survey={survey} />}
    </section>
  );
}

function SurveyForm({ survey }: { survey: Survey }) {
  const { t } = useTranslation();
  const { step, standing, isLast, goOn, goBack, putAway } = survey;
  const Question = QUESTIONS[step];
  const hasFailed = standing.kind === 'failed';
  const answering = isLast ? t('feedbackSurvey.send') : t('feedbackSurvey.next');

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    goOn();
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Question survey={survey} />
      {hasFailed && <SurveyFailed isUnreached={standing.isUnreached} />}
      <LongWait isWaiting={standing.kind === 'sending'} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={putAway}>
          {t('feedbackSurvey.notNow')}
        </Button>
        {step !== 'rating' && <Button onClick={goBack}>{t('feedbackSurvey.back')}</Button>}
        <Button type="submit" variant={isLast ? 'primary' : 'secondary'} busy={standing.kind === 'sending'}>
          {hasFailed ? t('feedbackSurvey.tryAgain') : answering}
        </Button>
      </div>
    </form>
  );
}
