import { ProblemError } from '@lantern/contract/problem-error';
import { fileAccess } from '@lantern/domain/access/file-access';
import { storedFilePath } from '@lantern/domain/web/stored-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGuid } from '@lantern/domain/web/is-guid';
import { isFileShut } from '../attempts/reading/is-file-shut';
import { requireLearner } from '../http/check-audience';
import { LONGEST_TRANSFER_MS } from '../http/limits';
import type { ContextOf } from '../http/serve';
import { findFile } from '../store/platform/files';
import type { FileStorage } from '../storage/file-storage';
import { isSignedFile, signFile } from './file-signature';
import { sendFile } from './send-file';

const STORAGE = '/api/lms-storage/v1';
const SIGNED_FOR_MS = 15 * 60_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

type Address = { Params: { id: string; name?: string } };
type SignedAddress = Address & { Querystring: { expires?: string; signature?: string } };

/** [7.1] Files: public ones as they are, private ones by a short-lived address for whoever may read them now. */
export function serveFiles(
  app: FastifyInstance,
  { contextOf, files }: { contextOf: ContextOf; files: FileStorage },
): void {
  const both = { method: ['GET', 'HEAD'], handlerTimeout: LONGEST_TRANSFER_MS };

  async function answerFile(request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> {
    const context = await contextOf(request);
    const { db, now, tenant, session, suspendedSession } = context;
    const file = await findFile(db, tenant.id, { id: idOf(request), userId: session?.userId ?? null });
    const isPublic = file?.objectiveId === null;
    // Before anything is said of the file: a private one, and one that is not there, are refused alike.
    if (!isPublic && (session || suspendedSession)) requireLearner(context);
    const learner = session && { tenantId: tenant.id, userId: session.userId };
    const isOwn = learner !== null && file !== null && file.isOfOwnCourse;
    const isShut = isOwn && (await isFileShut(db, { learner, fileId: file.id }, now));
    const access = fileAccess({
      isSignedIn: session !== null,
      file: file && { isPublic, isOfOwnCourse: file.isOfOwnCourse, isShut },
    });
    if (access.kind === 'signIn') throw new ProblemError('notAuthenticated');
    if (access.kind === 'unknown' || !file) throw new ProblemError('notFound');
    if (access.kind === 'open')
      return sendFile({ request, reply }, files, { tenantId: tenant.id, file, cacheControl: FOR_EVER });

    const expires = now.getTime() + SIGNED_FOR_MS;
    const signature = await signFile(db, { tenantId: tenant.id, fileId: file.id, expires }, now);
    const query = new URLSearchParams({ expires: String(expires), signature });
    const name = encodeURIComponent(file.name);
    return reply.redirect(`${STORAGE}/signed-files/${file.id}/${name}?${query}`, 302);
  }

  async function answerSignedFile(
    request: FastifyRequest<SignedAddress>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const context = await contextOf(request);
    const { db, now, tenant, session, suspendedSession } = context;
    // The address is proof enough for players that send no cookie, not for somebody who has lost the right since.
    if (session || suspendedSession) requireLearner(context);
    const { expires: until = '', signature = '' } = request.query;
    const id = idOf(request);
    const expires = /^\d{13}$/.test(until) ? Number(until) : 0;
    const isOurs = await isSignedFile(db, { tenantId: tenant.id, fileId: id, expires }, { signature, now });
    const file = isOurs ? await findFile(db, tenant.id, { id, userId: null }) : null;
    if (!file) throw new ProblemError('notFound');
    const secondsLeft = Math.floor((expires - now.getTime()) / 1000);
    // The film that is still being watched asks for leave once more, and goes on.
    if (secondsLeft <= 0) return reply.redirect(storedFilePath(file), 302);
    const cacheControl = `private, max-age=${secondsLeft}`;
    return sendFile({ request, reply }, files, { tenantId: tenant.id, file, cacheControl });
  }

  app.route<Address>({ ...both, url: `${STORAGE}/files/:id/:name`, handler: answerFile });
  app.route<Address>({ ...both, url: `${STORAGE}/files/:id`, handler: answerFile });
  app.route<SignedAddress>({ ...both, url: `${STORAGE}/signed-files/:id/:name`, handler: answerSignedFile });
}

function idOf({ params: { id } }: FastifyRequest<Address>): string {
  if (isGuid(id)) return id;
  // As good as any: nothing is there under this id either.
  return '00000000-0000-0000-0000-000000000000';
}
