import type { SurveyPlace } from '@lantern/domain/session/feedback-survey';
import { lazy, Suspense, useState } from 'react';
import { loadPatiently } from '../../lib/network/load-patiently';
import { useSurveyDue } from './use-survey-due';

const FeedbackSurvey = lazy(async () => {
  const { FeedbackSurvey: Survey } = await loadPatiently(() => import('./feedback-survey'));
  return { default: Survey };
});

export type FeedbackOfferProps = { place: SurveyPlace; objectiveId: string; now: Date };

/** [6.4] [9.13] The survey where it is due. */
export function FeedbackOffer({ place, objectiveId, now }: FeedbackOfferProps) {
  const isDue = useSurveyDue(now);
  // Once there it stays until the page is left: it is not taken from under the hands that fill it in.
  const [isOpen, setIsOpen] = useState(false);
  if (isDue && !isOpen) setIsOpen(true);
  if (!isOpen) return null;
  return (
    <Suspense>
      <FeedbackSurvey place={place} objectiveId={objectiveId} />
    </Suspense>
  );
}
