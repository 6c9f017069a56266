import { ProblemError } from '@lantern/contract/problem-error';
import { attachmentAccess } from '@lantern/domain/attachments/attachment-access';
import { isShownInPage } from '@lantern/domain/attachments/attachment-types';
import { isGuid } from '@lantern/domain/web/is-guid';
import { ATTACHMENT_PATH } from '@lantern/domain/web/stored-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../files/send-file';
import { requireSession } from '../http/check-audience';
import { LONGEST_TRANSFER_MS } from '../http/limits';
import type { ContextOf } from '../http/serve';
import type { FileStorage } from '../storage/file-storage';
import { findUpload, type Upload } from '../store/uploads/uploads';
import { mayRead } from './may-read';
import { uploadRefused } from './upload-refused';

type Address = { Params: { id: string; name: string } };

/** Asked anew each time: the right may be gone by then. */
const ASK_AGAIN = 'private, no-cache';

/** [7.1] [7.29] Files that people have attached, for whoever may read what they hang on. */
export function serveAttachments(
  app: FastifyInstance,
  { contextOf, files }: { contextOf: ContextOf; files: FileStorage },
): void {
  async function answer(request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> {
    const context = requireSession(await contextOf(request));
    const { db, tenant, learner, locale } = context;
    const { id } = request.params;
    const file = isGuid(id) ? await findUpload(db, tenant.id, id) : null;
    const isOwn = file?.userId === learner.userId;
    const thing = file && thingOf(file);
    const isOfReadThing = !isOwn && thing !== null && (await mayRead(context, thing));
    const access = attachmentAccess({ file: file && { isOwn, isOfReadThing, state: file.state } });
    if (access === 'unknown' || !file) throw new ProblemError('notFound');
    if (access !== 'open') throw uploadRefused(access === 'refused' ? 'infected' : 'unchecked', locale);
    // What is not shown is sent as nothing in particular, and saved.
    const mediaType = isShownInPage(file.mediaType) ? file.mediaType : 'application/octet-stream';
    const sent = { id: file.fileId, name: file.name, mediaType, byteLength: file.size };
    return sendFile({ request, reply }, files, { tenantId: tenant.id, file: sent, cacheControl: ASK_AGAIN });
  }

  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: `${ATTACHMENT_PATH}:id/:name`,
    handlerTimeout: LONGEST_TRANSFER_MS,
    handler: answer,
  });
}

function thingOf({ kind, thingId }: Upload) {
  return kind === null || thingId === null ? null : { kind, id: thingId };
}
