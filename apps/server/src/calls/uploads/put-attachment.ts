import type { Readable } from 'node:stream';
import type { CallInput } from '@lantern/contract/call';
import { putAttachment } from '@lantern/contract/uploads/put-attachment';
import { MOST_UPLOADS_AT_ONCE } from '@lantern/domain/attachments/attachment-limits';
import { answerWriter } from '../../http/answer/answer-writer';
import type { SignedInContext } from '../../http/call-context';
import type { Exchange, ServedCall } from '../../http/served-call';
import { takeUpload } from '../../uploads/take-upload';
import { uploadRefused } from '../../uploads/upload-refused';
import { atMostAtOnce } from '../../uploads/uploads-under-way';

const writer = answerWriter(putAttachment.response);
const someAtOnce = atMostAtOnce(MOST_UPLOADS_AT_ONCE);

export const handlePutAttachment: ServedCall = {
  contract: putAttachment,
  isRateLimited: true,
  answer: async (
    { params: { attachmentId: id }, query: { name } }: CallInput<typeof putAttachment>,
    context: SignedInContext,
    { request, reply, idleMs }: Exchange,
  ) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    const bytes = request.body as Readable; // as serve hands it on
    const sent = { id, name, bytes, length: Number.isNaN(length) ? null : length, idleMs };
    const { tenantId, userId } = context.learner;
    const taken = await someAtOnce(`${tenantId} ${userId}`, () => takeUpload(context, sent));
    if (!taken) throw uploadRefused('tooManyAtOnce', context.locale);
    return reply.type('application/json; charset=utf-8').send(writer.toText(taken));
  },
};
