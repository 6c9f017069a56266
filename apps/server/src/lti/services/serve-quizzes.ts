import { isGuid } from '@lantern/domain/web/is-guid';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../files/send-file';
import type { ContextOf } from '../../http/serve';
import type { FileStorage } from '../../storage/file-storage';
import { findLtiQuiz, findLtiQuizFile } from '../../store/lti/lti-quizzes';
import { LTI_SCOPES } from '../lti-scopes';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import { quizBody } from './quiz-body';
import { type ServiceAnswer, type ServiceCall, serveService } from './serve-service';

const QUIZ = '/lti/quizzes/:contextId/:activityId';
const SCOPES = [LTI_SCOPES.quizzes];

/** The questions of the activities that open the tool. Whether somebody may answer them now, a launch has decided. */
export function serveQuizzes(
  app: FastifyInstance,
  { contextOf, files }: { contextOf: ContextOf; files: FileStorage },
): void {
  serveService(app, contextOf, { method: 'GET', url: QUIZ, scopes: SCOPES, answer: getQuiz });
  serveService(app, contextOf, {
    method: 'GET',
    url: `${QUIZ}/files/:fileId`,
    scopes: SCOPES,
    answer: (call) => sendQuizFile(call, files),
  });
}

async function getQuiz({ request, context, place }: ServiceCall): Promise<ServiceAnswer | LtiRefused> {
  const activityId = requestField(request.params, 'activityId') ?? '';
  const quiz = isGuid(activityId) ? await findLtiQuiz(context.db, place, activityId) : null;
  if (!quiz) return refused('quizUnknown');
  const body = quizBody(quiz, context.issuer, { objectiveId: place.objectiveId, activityId });
  return { kind: 'answer', status: 200, body };
}

async function sendQuizFile(
  { request, reply, context, place }: ServiceCall,
  files: FileStorage,
): Promise<ServiceAnswer | LtiRefused> {
  const activityId = requestField(request.params, 'activityId') ?? '';
  const fileId = requestField(request.params, 'fileId') ?? '';
  const isAddress = isGuid(activityId) && isGuid(fileId);
  const file = isAddress ? await findLtiQuizFile(context.db, place, { activityId, fileId }) : null;
  if (!file) return refused('quizUnknown');
  const sent = { tenantId: place.tenantId, file, cacheControl: 'private, max-age=3600' };
  return { kind: 'sent', reply: await sendFile({ request, reply }, files, sent) };
}
