import { ProblemError } from '@lantern/contract/problem-error';
import { fileSize } from '@lantern/domain/display/file-size';
import type { TFunction } from 'i18next';
import { errorText } from '../../../api/transport/error-text';
import type { UploadState } from './upload-list';

/** [5.7] What is wrong with a file, in words; null where nothing is. What only the server can know, it says itself. */
export function uploadFault(state: UploadState, t: TFunction): string | null {
  if (state.kind === 'unfit') {
    const { messageKey, params } = state.problem;
    return messageKey === 'validation.fileTooBig'
      ? t(messageKey, { size: fileSize(params.maxBytes) })
      : t(messageKey, params);
  }
  if (state.kind !== 'failed') return null;
  const { error } = state;
  const said = error instanceof ProblemError ? error.errors['file']?.[0] : undefined;
  return said ?? errorText(error, t);
}

/** Of these the file itself is the reason: sent again it is refused again. */
const FOR_GOOD: readonly string[] = ['bodyTooLarge', 'operationRefused', 'unsupportedMediaType'];

/** Is it worth sending again? */
export function mayGoBetter(state: UploadState): boolean {
  if (state.kind !== 'failed') return state.kind === 'offline';
  return !(state.error instanceof ProblemError && FOR_GOOD.includes(state.error.code));
}
