import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../launch/session';
import { SessionEnded } from '../session-ended';
import type { Tool } from '../tool';

type AtPicture = FastifyRequest<{ Params: { token: string; '*': string } }>;

const NAME = /^[\da-f-]{36}\/[\da-f-]{36}\/[\da-f-]{36}$/;

/** The pictures of questions, handed on from the platform: the browser has no right there that would work in a frame. */
export function pictureRoutes(app: FastifyInstance, { book, shelf, sessions, quizzes }: Tool): void {
  /** Whoever marks sees every quiz, a learner their own. */
  function isShown(session: Session, name: string): boolean {
    if (session.role === 'instructor') return true;
    const sitting = session.opening && book.find(session.opening.id);
    const quiz = sitting && shelf.find(sitting.quizId);
    return JSON.stringify(quiz ?? null).includes(`quiz-file:${name}`);
  }

  app.get('/s/:token/files/*', async (request: AtPicture, reply) => {
    const { token, '*': name } = request.params;
    const session = await sessions.find(token);
    if (!session || !NAME.test(name) || !isShown(session, name)) throw new SessionEnded();
    const answer = await quizzes.openFile(name);
    const type = answer?.headers.get('content-type') ?? '';
    if (!answer?.body || !type.startsWith('image/')) throw new SessionEnded();
    reply.headers({
      'content-type': type,
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return reply.send(answer.body);
  });
}
