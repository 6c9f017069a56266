import { expect, test } from 'vitest';
import { attachmentProblem } from './attachment-problem';
import { ATTACHMENT_ENDINGS, attachmentTypeOf, isAttachedPicture, isShownInPage } from './attachment-types';

test.each([
  ['a.png', 'image/png'],
  ['A.JPeG', 'image/jpeg'],
  ['report.final.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['notes.md', 'text/plain'],
  ['png', null],
  ['a', null],
  ['a.png.exe', null],
  ['a.svg', null],
  ['a.html', null],
  ['a.zip', null],
  ['a.docm', null],
  ['a.png ', null],
])('[5.7] the name %s is of the type %s', (name, mediaType) => {
  expect(attachmentTypeOf(name)?.mediaType ?? null).toBe(mediaType);
});

test('[5.7] the endings that a message names are those that are taken', () => {
  const limits = { maxBytes: 1, types: ATTACHMENT_ENDINGS };
  for (const ending of ATTACHMENT_ENDINGS) {
    expect(attachmentProblem({ name: `a${ending}`, type: '', size: 1 }, limits)).toBeNull();
    expect(attachmentTypeOf(`a${ending}`)).not.toBeNull();
  }
});

test('[5.7] pictures and PDFs alone are shown, and nothing that can hold a program is among them', () => {
  const types = ATTACHMENT_ENDINGS.map((ending) => attachmentTypeOf(`a${ending}`));
  const shown = types.filter((type) => isShownInPage(type?.mediaType ?? ''));
  expect(shown.map((type) => type?.content)).toEqual(['png', 'jpeg', 'jpeg', 'gif', 'webp', 'pdf']);
  for (const mediaType of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', ''])
    expect([isShownInPage(mediaType), isAttachedPicture(mediaType)]).toEqual([false, false]);
  expect(isAttachedPicture('application/pdf')).toBe(false);
});
