import {
  commentRoom,
  countedStruggles,
  type SurveyPlace,
  type SurveyRating,
  type SurveyStep,
  surveySteps,
  type SurveyStruggle,
} from '@lantern/domain/session/feedback-survey';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { putFeedbackAway, sendFeedback } from '../../api/attempts/feedback';
import { NetworkError } from '../../api/transport/network-error';
import { randomId } from '../../lib/random-id';

export type SurveyDraft = {
  rating: SurveyRating | null;
  struggles: readonly SurveyStruggle[];
  comment: string;
};

type Standing =
  | { kind: 'asking' }
  /** Asked to go on from an answer that cannot be used. */
  | { kind: 'unusable' }
  | { kind: 'sending' }
  | { kind: 'failed'; isUnreached: boolean }
  | { kind: 'thanked' }
  | { kind: 'putAway' };

const EMPTY: SurveyDraft = { rating: null, struggles: [], comment: '' };
const ASKING: Standing = { kind: 'asking' };

export type Survey = ReturnType<typeof useSurvey>;

/** [9.13] What was answered so far, which question is open, and what became of the answer. */
export function useSurvey({ place, objectiveId }: { place: SurveyPlace; objectiveId: string | null }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [step, setStep] = useState<SurveyStep>('rating');
  const [hasMoved, setHasMoved] = useState(false);
  const [standing, setStanding] = useState(ASKING);
  const [id, setId] = useState(randomId);
  const steps = surveySteps(draft.rating);
  const following = steps[steps.indexOf(step) + 1];

  function change(differs: Partial<SurveyDraft>) {
    setDraft((before) => ({ ...before, ...differs }));
    // Another answer: should the one before have arrived after all, this one is not taken for it.
    setId(randomId());
    setStanding(ASKING);
  }

  function open(next: SurveyStep) {
    setHasMoved(true);
    setStanding(ASKING);
    setStep(next);
  }

  async function send(rating: SurveyRating) {
    setStanding({ kind: 'sending' });
    const struggles = [...countedStruggles(rating, draft.struggles)];
    const details = { place, objectiveId, struggles };
    try {
      await sendFeedback(client, {
        id,
        properties: { grade: rating, details, comment: draft.comment.trim() },
      });
      setStanding({ kind: 'thanked' });
    } catch (error) {
      setStanding({ kind: 'failed', isUnreached: error instanceof NetworkError });
    }
  }

  useOnReturn(() => {
    const waits = standing.kind === 'failed' && standing.isUnreached;
    if (waits && draft.rating !== null) void send(draft.rating);
  });

  function goOn() {
    const { rating, comment } = draft;
    const isTooLong = step === 'comment' && commentRoom(comment).kind === 'none';
    if (rating === null || isTooLong) setStanding({ kind: 'unusable' });
    else if (following) open(following);
    else void send(rating);
  }

  function goBack() {
    open(steps[steps.indexOf(step) - 1] ?? 'rating');
  }

  function putAway() {
    putFeedbackAway(client, { place, objectiveId });
    setStanding({ kind: 'putAway' });
  }

  return { draft, step, hasMoved, standing, isLast: step === 'comment', change, goOn, goBack, putAway };
}

/** Does this when the browser has a connection again. */
function useOnReturn(work: () => void): void {
  const doNow = useEffectEvent(work);
  useEffect(() => {
    const onReturn = () => doNow();
    addEventListener('online', onReturn);
    return () => removeEventListener('online', onReturn);
  }, []);
}
