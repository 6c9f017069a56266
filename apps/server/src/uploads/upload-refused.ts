import { ProblemError, type ProblemCode } from '@lantern/contract/problem-error';
import { MOST_ATTACHMENT_BYTES } from '@lantern/domain/attachments/attachment-limits';
import { ATTACHMENT_ENDINGS } from '@lantern/domain/attachments/attachment-types';
import { fileSize } from '@lantern/domain/display/file-size';
import { type UploadRefusal, uploadText } from '../texts/upload-texts';

const CODES: Record<UploadRefusal, ProblemCode> = {
  contentBelies: 'unsupportedMediaType',
  damagedPicture: 'operationRefused',
  empty: 'operationRefused',
  fileTooBig: 'bodyTooLarge',
  fileType: 'unsupportedMediaType',
  infected: 'operationRefused',
  pictureTooLarge: 'operationRefused',
  tooManyAtOnce: 'tooManyRequests',
  tooManyUploadedBytes: 'conflict',
  tooManyUploads: 'conflict',
  unchecked: 'conflict',
};

/** [5.7] A file that is not taken, or not given, and why. */
export function uploadRefused(kind: UploadRefusal, locale: string, options: ErrorOptions = {}): ProblemError {
  const size = fileSize(MOST_ATTACHMENT_BYTES);
  const types = ATTACHMENT_ENDINGS.join(', ');
  return new ProblemError(CODES[kind], { file: [uploadText(kind, locale, { size, types })] }, options);
}
