import { removeAttachment } from '@lantern/contract/uploads/remove-attachment';
import { ProblemError } from '@lantern/contract/problem-error';
import { call, type ServedCall } from '../../http/served-call';
import { removeUpload } from '../../store/uploads/uploads';
import { handlePutAttachment } from './put-attachment';

const handleRemoveAttachment = call(
  removeAttachment,
  async ({ params: { attachmentId } }, { db, learner }) => {
    if (!(await removeUpload(db, learner, attachmentId))) throw new ProblemError('notFound');
    return { attachmentId };
  },
);

export const UPLOAD_CALLS: readonly ServedCall[] = [handlePutAttachment, handleRemoveAttachment];
