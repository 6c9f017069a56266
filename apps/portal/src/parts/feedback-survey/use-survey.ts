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
import { useTranslation } from 'react-i18next';
import { putFeedbackAway, sendFeedback } from '../../api/attempts/send-feedback';
import { NetworkError } from '../../api/transport/network-error';
import { showToast } from '../../lib/page/toasts';
import { useIsHere } from '../../lib/page/use-is-here';
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

/** What was answered and not sent yet. */
export type KeptAnswer = { draft: SurveyDraft; step: SurveyStep; id: string };
/** Where it is while the survey is closed. */
export type SurveyMemory = { get: () => KeptAnswer | null; set: (kept: KeptAnswer | null) => void };

export type SurveyAsked = {
  place: SurveyPlace;
  objectiveId: string | null;
  /** Where it can be closed and opened again. */
  memory?: SurveyMemory;
};

const EMPTY: SurveyDraft = { rating: null, struggles: [], comment: '' };
const ASKING: Standing = { kind: 'asking' };

export type Survey = ReturnType<typeof useSurvey>;

/** [9.13] What was answered so far, which question is open, and what became of the answer. */
export function useSurvey({ place, objectiveId, memory }: SurveyAsked) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isHere = useIsHere();
  const [kept] = useState(() => memory?.get() ?? null);
  const [draft, setDraft] = useState(kept?.draft ?? EMPTY);
  const [step, setStep] = useState<SurveyStep>(kept?.step ?? 'rating');
  const [hasMoved, setHasMoved] = useState(false);
  const [standing, setStanding] = useState(ASKING);
  const [id, setId] = useState(() => kept?.id ?? randomId());
  const isOver = standing.kind === 'thanked' || standing.kind === 'putAway';
  useEffect(() => memory?.set(isOver ? null : { draft, step, id }), [memory, isOver, draft, step, id]);
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
      memory?.set(null);
      setStanding({ kind: 'thanked' });
    } catch (error) {
      if (!isHere.current) return tellLate(rating);
      setStanding({ kind: 'failed', isUnreached: error instanceof NetworkError });
    }
  }

  /** Closed while it was on its way: it is told where it is seen. */
  function tellLate(rating: SurveyRating) {
    const again = { label: t('feedbackSurvey.tryAgain'), run: () => void send(rating) };
    showToast('error', t('feedbackSurvey.failed'), again);
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
