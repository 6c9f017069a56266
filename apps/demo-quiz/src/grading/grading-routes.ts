import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../launch/session';
import { chooseLanguage } from '../pages/choose-language';
import { gradingPage } from '../pages/grading-page';
import { messagePage } from '../pages/message-page';
import { paperPage } from '../pages/paper-page';
import { tellPlatform } from '../scores/tell-platform';
import type { Form } from '../read-form';
import { sendPage } from '../send-page';
import { SessionEnded } from '../session-ended';
import type { Tool } from '../tool';
import { readMarks } from './read-marks';
import { type Paper, paperOf, papersOf } from './waiting-essays';

type AtPaper = FastifyRequest<{ Params: { token: string; sittingId: string }; Body: Form }>;
type AtList = FastifyRequest<{ Params: { token: string }; Querystring: { saved?: string } }>;

/** Where a person reads and marks: an instructor's launch, or whoever holds the link that the start printed. */
export function gradingRoutes(app: FastifyInstance, tool: Tool): void {
  const { config, book, sessions, shelf } = tool;

  async function instructorOf(token: string): Promise<Session> {
    const session = await sessions.find(token);
    if (session?.role !== 'instructor') throw new SessionEnded();
    return session;
  }

  function findPaper(sittingId: string): Paper {
    const sitting = book.find(sittingId);
    const paper = sitting && paperOf(sitting, shelf.find);
    if (!paper) throw new SessionEnded();
    return paper;
  }

  app.get('/grading/:key', async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
    const language = chooseLanguage(request.headers['accept-language']);
    if (!isSame(request.params.key, tool.gradingKey)) {
      return sendPage(reply, config, {
        language,
        status: 404,
        write: (frame) => messagePage(frame, 'usedLink'),
      });
    }
    tool.gradingKey = null;
    const token = await sessions.begin({
      role: 'instructor',
      language,
      returnUrl: null,
      showsPoints: true,
      showsAnswers: true,
      isReview: false,
      opening: null,
    });
    return reply.header('cache-control', 'no-store').redirect(`/s/${token}/grading`, 303);
  });

  app.get('/s/:token/grading', async (request: AtList, reply) => {
    const { language } = await instructorOf(request.params.token);
    const isSaved = request.query.saved === '1';
    const home = `/s/${request.params.token}`;
    const papers = papersOf(book.all(), shelf.find);
    return sendPage(reply, config, {
      language,
      write: (frame) => gradingPage({ ...frame, papers, home, isSaved }),
    });
  });

  app.get('/s/:token/grading/:sittingId', async (request: AtPaper, reply) => {
    const { language } = await instructorOf(request.params.token);
    const paper = findPaper(request.params.sittingId);
    return sendPaper(reply, request, { language, paper, wrong: [] });
  });

  app.post('/s/:token/grading/:sittingId', async (request: AtPaper, reply) => {
    const { language } = await instructorOf(request.params.token);
    const paper = findPaper(request.params.sittingId);
    const reading = readMarks(paper.essays, request.body ?? {});
    if (reading.kind === 'wrong') return sendPaper(reply, request, { language, paper, wrong: reading.ids });

    await book.mark(paper.sitting.id, reading.marks);
    await tellPlatform(tool, paper.sitting.id, new Date());
    return reply.redirect(`/s/${request.params.token}/grading?saved=1`, 303);
  });

  function sendPaper(
    reply: FastifyReply,
    request: AtPaper,
    { language, paper, wrong }: { language: Session['language']; paper: Paper; wrong: string[] },
  ): FastifyReply {
    const home = `/s/${request.params.token}`;
    return sendPage(reply, config, {
      language,
      write: (frame) => paperPage({ ...frame, paper, home, wrong, entered: request.body ?? {} }),
    });
  }
}

function isSame(given: string, key: string | null): boolean {
  return key !== null && given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
}
