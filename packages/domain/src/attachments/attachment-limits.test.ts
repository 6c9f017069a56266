import { expect, test } from 'vitest';
import { uploadQuotaProblem } from './attachment-limits';

const [MOST_UPLOADS, MOST_UPLOADED_BYTES] = [2000, 524_288_000];

test.each([
  [{ files: 0, bytes: 0 }, 1, null],
  [{ files: MOST_UPLOADS - 1, bytes: 0 }, 1, null],
  [{ files: MOST_UPLOADS, bytes: 0 }, 1, 'tooManyUploads'],
  [{ files: 1, bytes: MOST_UPLOADED_BYTES - 10 }, 10, null],
  [{ files: 1, bytes: MOST_UPLOADED_BYTES - 10 }, 11, 'tooManyUploadedBytes'],
])('[5.7] whoever has %j and sends %i bytes more: %s', (has, bytes, problem) => {
  expect(uploadQuotaProblem(has, bytes)).toBe(problem);
});
