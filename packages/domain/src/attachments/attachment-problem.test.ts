import { expect, test } from 'vitest';
import { attachmentProblem, textProblem } from './attachment-problem';

const TYPES = ['.PDF', 'image/*', 'text/plain'];

// name, type, size, types → message
const files: Array<[string, string, number, string[], string | null]> = [
  ['a.pdf', '', 1000, TYPES, null],
  ['A.Pdf', 'application/octet-stream', 1000, TYPES, null],
  ['a.png', 'image/png', 0, TYPES, null],
  ['a.png', 'IMAGE/PNG', 0, TYPES, null],
  ['a.txt', 'text/plain', 1, TYPES, null],
  ['a.txt', 'TEXT/PLAIN', 1, TYPES, null],
  ['a.exe', 'application/x-msdownload', 1, [], null],
  ['a.pdf', '', 999, TYPES, null],
  ['a.pdf', '', 1001, TYPES, 'validation.fileTooBig'],
  ['a.exe', 'application/x-msdownload', 1, TYPES, 'validation.fileType'],
  ['a.exe', 'application/x-msdownload', 1001, TYPES, 'validation.fileTooBig'],
  ['pdf', '', 1, TYPES, 'validation.fileType'],
  ['a.pdf.exe', '', 1, TYPES, 'validation.fileType'],
  ['a', 'imagery/png', 1, TYPES, 'validation.fileType'],
  ['a.html', 'text/html', 1, TYPES, 'validation.fileType'],
  ['a', 'text/plainer', 1, TYPES, 'validation.fileType'],
  ['a', '', 1, TYPES, 'validation.fileType'],
];

test.each(files)('[5.7] %s of type "%s", %i bytes, allowed %j: %s', (name, type, size, types, key) => {
  expect(attachmentProblem({ name, type, size }, { maxBytes: 1000, types })?.messageKey ?? null).toBe(key);
});

test('[5.7] the messages name the largest size and the types', () => {
  const limits = { maxBytes: 1000, types: TYPES };
  expect(attachmentProblem({ name: 'a.pdf', type: '', size: 1001 }, limits)?.params).toEqual({
    maxBytes: 1000,
  });
  expect(attachmentProblem({ name: 'a.exe', type: '', size: 1 }, limits)?.params).toEqual({
    types: '.PDF, image/*, text/plain',
  });
});

test.each([
  ['abc', true, null],
  ['', true, { messageKey: 'validation.required', params: {} }],
  [' \n', true, { messageKey: 'validation.required', params: {} }],
  ['', false, null],
  ['abcd', true, null],
  ['👩🏽👩🏽', false, null],
  ['abcde', true, { messageKey: 'validation.maxLength', params: { length: 4 } }],
  ['abcde', false, { messageKey: 'validation.maxLength', params: { length: 4 } }],
])('[5.7] the text %j, required %s: %j', (text, required, problem) => {
  expect(textProblem(text, { required, maxLength: 4 })).toEqual(problem);
});
