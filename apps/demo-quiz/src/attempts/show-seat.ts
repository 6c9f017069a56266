import type { FastifyReply } from 'fastify';
import type { Config } from '../config';
import type { SittingState } from '../marking/sitting-state';
import { messagePage } from '../pages/message-page';
import { quizPage } from '../pages/quiz-page';
import { readyPage } from '../pages/ready-page';
import { resultPage } from '../pages/result-page';
import { fill, TEXTS } from '../pages/texts';
import { writerIn } from '../pages/writer-in';
import { sendPage } from '../send-page';
import type { Seat } from './find-seat';
import { secondsLeft, wasTimeUp } from './time-limit';

/** The page of whoever sits here: to begin, to write, or to see what came of it. */
export function showSeat(
  seat: Seat,
  { reply, config, isWarned }: { reply: FastifyReply; config: Config; isWarned: boolean },
): FastifyReply {
  const { session, sitting, quiz, state, home } = seat;
  const { language, isReview, showsPoints, showsAnswers, returnUrl } = session;
  if (state.kind === 'ready' || state.kind === 'answering') {
    return sendPage(reply, config, {
      language,
      write: (frame) => {
        if (isReview) return messagePage(frame, 'nothingToReview', returnUrl);
        if (state.kind === 'ready') {
          const timeLimit = quiz.timeLimit ?? 0;
          return readyPage({ ...frame, quiz, timeLimit, home, backTo: returnUrl });
        }
        const left = secondsLeft(state.attempt, new Date());
        return quizPage({ ...frame, ...state, secondsLeft: left, home, isWarned });
      },
    });
  }
  if (isReview && !showsPoints && !showsAnswers) {
    return sendPage(reply, config, {
      language,
      write: (frame) => messagePage(frame, 'reviewRefused', returnUrl),
    });
  }
  const isScoreWaiting = sitting.note?.state === 'waiting';
  const last = sitting.attempts.at(-1);
  const isTimeUp = last !== undefined && wasTimeUp(last);
  const shown = { showsPoints, showsAnswers, isReview, isScoreWaiting, isTimeUp };
  return sendPage(reply, config, {
    language,
    write: (frame) => resultPage({ ...frame, ...shown, quiz, state, home, backTo: wayBack(seat, state) }),
  });
}

function wayBack({ session, quiz, home }: Seat, state: SittingState): string | null {
  if (session.returnUrl === null || session.isReview) return session.returnUrl;
  const texts = TEXTS[session.language];
  const isOpen = state.kind === 'marked' && state.mayTryAgain;
  const handedIn = isOpen ? texts.returnOpenMessage : texts.returnMessage;
  const text = state.kind === 'waiting' ? texts.returnWaitingMessage : handedIn;
  const url = new URL(session.returnUrl);
  const title = writerIn(session.language, home).plain(quiz.title);
  url.searchParams.set('lti_msg', fill(text, { quiz: title }));
  return url.href;
}
