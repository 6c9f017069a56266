import type { SurveyPlace } from '@lantern/domain/session/feedback-survey';
import { isFeedbackVisible } from '@lantern/domain/access/feature-flags';
import { isSurveyShown } from '@lantern/domain/session/feedback-survey';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { feedbackQuery } from '../../api/attempts/feedback';
import { currentUserQuery } from '../../api/platform';
import { loadPatiently } from '../../lib/network/load-patiently';

const FeedbackSurvey = lazy(async () => {
  const { FeedbackSurvey: Survey } = await loadPatiently(() => import('./feedback-survey'));
  return { default: Survey };
});

export type FeedbackOfferProps = { place: SurveyPlace; objectiveId: string; now: Date };

/** [6.4] [9.13] The survey where it is due; what is not known to be due is not asked. */
export function FeedbackOffer({ place, objectiveId, now }: FeedbackOfferProps) {
  const { data: user } = useQuery(currentUserQuery());
  const learnerVisible = user?.settings['platform.ui.feedback']?.learner.visible ?? null;
  const { data: feedback, isFetching } = useQuery({
    ...feedbackQuery(),
    enabled: user !== undefined && isFeedbackVisible(learnerVisible),
  });
  // Once there it stays until the page is left: it is not taken from under the hands that fill it in.
  const [isOpen, setIsOpen] = useState(false);
  const isDue =
    !isFetching && feedback && isSurveyShown({ learnerVisible, lastAnswered: feedback.lastAnswered }, now);
  if (isDue && !isOpen) setIsOpen(true);
  if (!isOpen) return null;
  return (
    <Suspense>
      <FeedbackSurvey place={place} objectiveId={objectiveId} />
    </Suspense>
  );
}
