import type { FastifyInstance } from 'fastify';
import { LaunchRefusal } from '../launch/launch-refusal';
import { isAnswered } from '../marking/mark-answer';
import { messagePage, unreachablePage } from '../pages/message-page';
import { PlatformUnreachable } from '../platform/platform-quizzes';
import type { Quiz } from '../quizzes/question';
import { tellPlatform } from '../scores/tell-platform';
import { sendPage } from '../send-page';
import type { Tool } from '../tool';
import { type AtSession, findSeat, type Seat } from './find-seat';
import { moveOption } from './move-option';
import { begunAttempt, openSitting } from './open-sitting';
import { readAnswers } from './read-answers';
import { showSeat } from './show-seat';
import { secondsLeft } from './time-limit';

/** A learner's own pages: write, save, hand in, try again, look back. */
export function quizRoutes(app: FastifyInstance, tool: Tool): void {
  const { config, book, sessions, timekeeper, report } = tool;
  const seatOf = (request: AtSession) => findSeat(tool, request);

  async function begin({ sitting, quiz }: Seat): Promise<void> {
    await book.begin(sitting.id, begunAttempt(quiz, new Date()));
    timekeeper.watch(sitting.id);
  }

  app.get('/s/:token', async (request: AtSession, reply) => {
    const { token } = request.params;
    const session = await sessions.find(token);
    if (session?.role === 'instructor') return reply.redirect(`/s/${token}/grading`, 303);
    const isNew = session?.opening && !book.find(session.opening.id);
    if (isNew && session.isReview) {
      const { language, returnUrl } = session;
      return sendPage(reply, config, {
        language,
        write: (frame) => messagePage(frame, 'nothingToReview', returnUrl),
      });
    }
    if (isNew && session.opening) {
      const { opening, language, returnUrl } = session;
      try {
        const isThere = await openSitting(tool, opening, new Date());
        if (!isThere) throw new LaunchRefusal('unknownQuiz');
      } catch (error) {
        if (!(error instanceof PlatformUnreachable)) throw error;
        report(error);
        const write = (frame: Parameters<typeof unreachablePage>[0]) =>
          unreachablePage(frame, `/s/${token}`, returnUrl);
        return sendPage(reply, config, { language, status: 503, write });
      }
    }
    return showSeat(await seatOf(request), { reply, config, isWarned: request.query.left === '1' });
  });

  app.post('/s/:token/begin', async (request: AtSession, reply) => {
    const seat = await seatOf(request);
    if (!seat.session.isReview && seat.state.kind === 'ready') await begin(seat);
    return reply.redirect(seat.home, 303);
  });

  app.post('/s/:token/answers', async (request: AtSession, reply) => {
    const { session, sitting, state } = await seatOf(request);
    const sent = Object(Object(request.body)['answers']);
    const isOpen = state.kind === 'answering' && !session.isReview;
    const outcome = isOpen ? await book.save(sitting.id, readAnswers(state.drawn, sent)) : 'handedIn';
    const left = isOpen ? secondsLeft(state.attempt, new Date()) : null;
    return reply
      .code(outcome === 'saved' ? 200 : 409)
      .header('cache-control', 'no-store')
      .send({ outcome, secondsLeft: left });
  });

  app.post('/s/:token/save', async (request: AtSession, reply) => {
    const { session, sitting, state, home } = await seatOf(request);
    if (state.kind === 'answering' && !session.isReview) {
      await book.save(sitting.id, answersIn(state.drawn, request.body));
    }
    return reply.redirect(session.returnUrl ?? home, 303);
  });

  app.post('/s/:token/move', async (request: AtSession, reply) => {
    const { session, sitting, state, home } = await seatOf(request);
    if (state.kind !== 'answering' || session.isReview) return reply.redirect(home, 303);
    const answers = answersIn(state.drawn, request.body);
    const [questionId = '', id = '', way] = String(Object(request.body)['move']).split(' ');
    const question = state.drawn.questions.find((each) => each.id === questionId);
    if (question?.kind === 'ordering') {
      const order = moveOption(question, answers[questionId] ?? [], { id, isUp: way === 'up' });
      answers[questionId] = readAnswers(state.drawn, { [questionId]: order })[questionId] ?? [];
    }
    await book.save(sitting.id, answers);
    return reply.redirect(`${home}#question-${encodeURIComponent(questionId)}`, 303);
  });

  app.post('/s/:token/hand-in', async (request: AtSession, reply) => {
    const { session, sitting, state, home } = await seatOf(request);
    if (session.isReview || state.kind !== 'answering') return reply.redirect(home, 303);
    const answers = answersIn(state.drawn, request.body);
    const isComplete = state.drawn.questions.every((question) => isAnswered(question, answers[question.id]));
    if (!isComplete && Object(request.body)['confirmed'] !== '1') {
      await book.save(sitting.id, answers);
      return reply.redirect(`${home}?left=1`, 303);
    }
    const now = new Date();
    const outcome = await book.handIn(sitting.id, answers, now);
    if (outcome === 'handedIn') await tellPlatform(tool, sitting.id, now);
    return reply.redirect(home, 303);
  });

  app.post('/s/:token/again', async (request: AtSession, reply) => {
    const seat = await seatOf(request);
    if (mayTryAgain(seat)) await begin(seat);
    return reply.redirect(seat.home, 303);
  });

  app.post('/s/:token/keep', async (request: AtSession, reply) => {
    const seat = await seatOf(request);
    if (mayTryAgain(seat)) {
      await book.keep(seat.sitting.id);
      await tellPlatform(tool, seat.sitting.id, new Date());
    }
    return reply.redirect(seat.home, 303);
  });
}

function mayTryAgain({ session, state }: Seat): boolean {
  return !session.isReview && state.kind === 'marked' && state.mayTryAgain;
}

/** A form leaves out what is not ticked: every question that it does not name has no answer. */
function answersIn(quiz: Quiz, body: unknown) {
  const unanswered = Object.fromEntries(quiz.questions.map(({ id }) => [id, []]));
  return readAnswers(quiz, { ...unanswered, ...Object(body) });
}
