import type { FastifyRequest } from 'fastify';
import type { Session } from '../launch/session';
import { type SittingState, sittingState } from '../marking/sitting-state';
import type { Quiz } from '../quizzes/question';
import { SessionEnded } from '../session-ended';
import type { Tool } from '../tool';
import type { Sitting } from './sitting';
import { isLate, isTimeUp } from './time-limit';
import { handInAtEnd } from './timekeeper';

export type AtSession = FastifyRequest<{ Params: { token: string }; Querystring: { left?: string } }>;
export type Seat = { session: Session; sitting: Sitting; quiz: Quiz; state: SittingState; home: string };

/** The session's sitting as it stands now. Whoever looks after the end finds it handed in; what was sent just before it is taken. */
export async function findSeat(tool: Tool, { params: { token }, method }: AtSession): Promise<Seat> {
  const { book, shelf, sessions } = tool;
  const session = await sessions.find(token);
  const id = session?.opening?.id ?? '';
  const attempt = book.find(id)?.attempts.at(-1);
  const now = new Date();
  const isOver = attempt && (method === 'GET' ? isTimeUp(attempt, now) : isLate(attempt, now));
  if (isOver && attempt.handedInAt === null) await handInAtEnd(tool, id, now);
  const sitting = book.find(id);
  const quiz = sitting && shelf.find(sitting.quizId);
  if (!session || !sitting || !quiz) throw new SessionEnded();
  return { session, sitting, quiz, state: sittingState(quiz, sitting), home: `/s/${token}` };
}
