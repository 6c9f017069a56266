import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../launch/session';
import { isBlank } from '../marking/mark-answer';
import { type SittingState, sittingState } from '../marking/sitting-state';
import { messagePage } from '../pages/message-page';
import { quizPage } from '../pages/quiz-page';
import { resultPage } from '../pages/result-page';
import { fill, TEXTS } from '../pages/texts';
import { findQuiz } from '../quizzes/find-quiz';
import type { Quiz } from '../quizzes/question';
import { scoreOf } from '../scores/score-of';
import { sendPage } from '../send-page';
import { SessionEnded } from '../session-ended';
import type { Tool } from '../tool';
import { readAnswers } from './read-answers';
import type { Sitting } from './sitting';

type AtSession = FastifyRequest<{ Params: { token: string }; Querystring: { left?: string } }>;
type Seat = { session: Session; sitting: Sitting; quiz: Quiz; home: string };

/** A learner's own pages: write, save, hand in, try again, look back. */
export function quizRoutes(app: FastifyInstance, tool: Tool): void {
  const { config, book, sessions, courier } = tool;

  async function seatOf({ params: { token } }: AtSession): Promise<Seat> {
    const session = await sessions.find(token);
    const sitting = session?.sittingId ? book.find(session.sittingId) : null;
    const quiz = sitting && findQuiz(sitting.quizId);
    if (!session || !sitting || !quiz) throw new SessionEnded();
    return { session, sitting, quiz, home: `/s/${token}` };
  }

  /** The platform hears of it now, or as soon as it listens. */
  async function tellPlatform({ sitting, quiz }: Seat): Promise<void> {
    const current = book.find(sitting.id) ?? sitting;
    const score = scoreOf(quiz, current, new Date());
    if (score === null || current.lineItem === null) return;
    await book.note(sitting.id, { score, state: 'waiting' });
    await courier.deliver(sitting.id);
  }

  app.get('/s/:token', async (request: AtSession, reply: FastifyReply) => {
    const session = await sessions.find(request.params.token);
    if (session?.role === 'instructor') return reply.redirect(`/s/${request.params.token}/grading`, 303);
    if (session?.isReview && (!session.sittingId || !book.find(session.sittingId))) {
      const { language, returnUrl } = session;
      return sendPage(reply, config, {
        language,
        write: (frame) => messagePage(frame, 'nothingToReview', returnUrl),
      });
    }
    return showSeat(await seatOf(request), request, reply);
  });

  function showSeat(seat: Seat, request: AtSession, reply: FastifyReply): FastifyReply {
    const { session, sitting, quiz, home } = seat;
    const { language, isReview, showsPoints, showsAnswers, returnUrl } = session;
    const state = sittingState(quiz, sitting);
    if (isReview && ((!showsPoints && !showsAnswers) || state.kind === 'answering')) {
      const message = state.kind === 'answering' ? 'nothingToReview' : 'reviewRefused';
      return sendPage(reply, config, { language, write: (frame) => messagePage(frame, message, returnUrl) });
    }
    if (state.kind === 'answering') {
      const isWarned = request.query.left === '1';
      return sendPage(reply, config, {
        language,
        write: (frame) => quizPage({ ...frame, ...state, quiz, home, isWarned }),
      });
    }
    const isScoreWaiting = sitting.note?.state === 'waiting';
    const backTo = wayBack(seat, state);
    return sendPage(reply, config, {
      language,
      write: (frame) =>
        resultPage({
          ...frame,
          quiz,
          state,
          showsPoints,
          showsAnswers,
          isReview,
          isScoreWaiting,
          home,
          backTo,
        }),
    });
  }

  app.post('/s/:token/answers', async (request: AtSession, reply) => {
    const { session, sitting, quiz } = await seatOf(request);
    const sent = Object(Object(request.body)['answers']);
    const outcome = session.isReview ? 'handedIn' : await book.save(sitting.id, readAnswers(quiz, sent));
    return reply
      .code(outcome === 'saved' ? 200 : 409)
      .header('cache-control', 'no-store')
      .send({ outcome });
  });

  app.post('/s/:token/save', async (request: AtSession, reply) => {
    const { session, sitting, quiz, home } = await seatOf(request);
    if (!session.isReview) await book.save(sitting.id, answersIn(quiz, request.body));
    return reply.redirect(session.returnUrl ?? home, 303);
  });

  app.post('/s/:token/hand-in', async (request: AtSession, reply) => {
    const seat = await seatOf(request);
    const { session, sitting, quiz, home } = seat;
    if (session.isReview) return reply.redirect(home, 303);
    const answers = answersIn(quiz, request.body);
    const isComplete = quiz.questions.every(({ id }) => !isBlank(answers[id]));
    if (!isComplete && Object(request.body)['confirmed'] !== '1') {
      await book.save(sitting.id, answers);
      return reply.redirect(`${home}?left=1`, 303);
    }
    const outcome = await book.handIn(sitting.id, answers, new Date());
    if (outcome === 'handedIn') await tellPlatform(seat);
    return reply.redirect(home, 303);
  });

  app.post('/s/:token/again', async (request: AtSession, reply) => {
    const { session, sitting, quiz, home } = await seatOf(request);
    const state = sittingState(quiz, sitting);
    if (!session.isReview && state.kind === 'marked' && state.mayTryAgain) {
      await book.tryAgain(sitting.id, new Date());
    }
    return reply.redirect(home, 303);
  });

  app.post('/s/:token/keep', async (request: AtSession, reply) => {
    const seat = await seatOf(request);
    const state = sittingState(seat.quiz, seat.sitting);
    if (!seat.session.isReview && state.kind === 'marked' && state.mayTryAgain) {
      await book.keep(seat.sitting.id);
      await tellPlatform(seat);
    }
    return reply.redirect(seat.home, 303);
  });
}

/** A form leaves out what is not ticked: every question that it does not name has no answer. */
function answersIn(quiz: Quiz, body: unknown) {
  const unanswered = Object.fromEntries(quiz.questions.map(({ id }) => [id, []]));
  return readAnswers(quiz, { ...unanswered, ...Object(body) });
}

function wayBack({ session, quiz }: Seat, state: SittingState): string | null {
  if (session.returnUrl === null || session.isReview) return session.returnUrl;
  const texts = TEXTS[session.language];
  const isOpen = state.kind === 'marked' && state.mayTryAgain;
  const handedIn = isOpen ? texts.returnOpenMessage : texts.returnMessage;
  const text = state.kind === 'waiting' ? texts.returnWaitingMessage : handedIn;
  const url = new URL(session.returnUrl);
  url.searchParams.set('lti_msg', fill(text, { quiz: quiz.title[session.language] }));
  return url.href;
}
