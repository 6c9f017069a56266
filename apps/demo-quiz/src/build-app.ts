import fastify, { type FastifyInstance } from 'fastify';
import { pictureRoutes } from './attempts/picture-routes';
import { quizRoutes } from './attempts/quiz-routes';
import { findAsset } from './find-asset';
import { gradingRoutes } from './grading/grading-routes';
import { LaunchRefusal } from './launch/launch-refusal';
import { launchRoutes } from './launch/launch-routes';
import { chooseLanguage } from './pages/choose-language';
import { messagePage, refusalPage } from './pages/message-page';
import { readForm } from './read-form';
import { sendPage } from './send-page';
import { SessionEnded } from './session-ended';
import type { Tool } from './tool';

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;

/** Every address of the tool, and what it says when something is wrong. */
export async function buildApp(tool: Tool): Promise<FastifyInstance> {
  const { config, keys, report } = tool;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );

  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(keys.published),
  );
  launchRoutes(app, tool);
  quizRoutes(app, tool);
  pictureRoutes(app, tool);
  gradingRoutes(app, tool);

  app.setNotFoundHandler((request, reply) => {
    const asset = request.method === 'GET' ? findAsset(request.url.split('?')[0] ?? '') : null;
    if (asset) {
      return reply.headers({ ...asset.headers, 'x-content-type-options': 'nosniff' }).send(asset.content);
    }
    const language = chooseLanguage(request.headers['accept-language']);
    return sendPage(reply, config, {
      language,
      status: 404,
      write: (frame) => messagePage(frame, 'notFound'),
    });
  });

  app.setErrorHandler((error, request, reply) => {
    const language = chooseLanguage(request.headers['accept-language']);
    if (error instanceof LaunchRefusal) {
      report(new Error(`A launch was refused (${error.reason}): ${error.message}`));
      return sendPage(reply, config, {
        language,
        status: 403,
        write: (frame) => refusalPage(frame, error.reason),
      });
    }
    if (error instanceof SessionEnded) {
      return sendPage(reply, config, {
        language,
        status: 404,
        write: (frame) => messagePage(frame, 'ended'),
      });
    }
    const status = statusOf(error);
    if (status >= 500) report(error);
    return sendPage(reply, config, { language, status, write: (frame) => messagePage(frame, 'failed') });
  });
  return app;
}

/** What the framework itself refuses (too large, not parsed) keeps its code. */
function statusOf(error: unknown): number {
  const status = Number(Object(error)['statusCode']);
  return status >= 400 && status < 500 ? status : 500;
}
