import { isFeedbackVisible } from '@lantern/domain/access/feature-flags';
import { isSurveyShown } from '@lantern/domain/session/feedback-survey';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feedbackQuery, hearAnswered } from '../../api/attempts/feedback';
import { currentUserQuery } from '../../api/platform';
import { onAnsweredElsewhere } from '../../lib/storage/answer-news';

/** [6.4] [9.13] May the learner be asked now? What is not known to be due is not. */
export function useSurveyDue(now: Date): boolean {
  const client = useQueryClient();
  useEffect(() => onAnsweredElsewhere((answered) => hearAnswered(client, answered)), [client]);
  const { data: user } = useQuery(currentUserQuery());
  const learnerVisible = user?.settings['platform.ui.feedback']?.learner.visible ?? null;
  const { data: feedback, isFetching } = useQuery({
    ...feedbackQuery(),
    enabled: user !== undefined && isFeedbackVisible(learnerVisible),
  });
  if (isFetching || !feedback) return false;
  return isSurveyShown({ learnerVisible, lastAnswered: feedback.lastAnswered }, now);
}
