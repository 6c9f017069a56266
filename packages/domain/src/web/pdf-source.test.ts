import { expect, test } from 'vitest';
import { pdfFailureKey, pdfSource } from './pdf-source';

const CONTEXT = {
  origin: 'https://learn.test',
  storageHosts: ['files.storage.test', 'local.storage.test:9000'],
};

test.each([
  ['/files/a.pdf', 'https://learn.test/files/a.pdf'],
  ['files/a.pdf?v=1', 'https://learn.test/files/a.pdf?v=1'],
  ['https://learn.test/files/a.pdf', 'https://learn.test/files/a.pdf'],
  ['https://files.storage.test/a.pdf?sig=x', 'https://files.storage.test/a.pdf?sig=x'],
  ['https://local.storage.test:9000/a.pdf', 'https://local.storage.test:9000/a.pdf'],
])('[5.8] %s may be read', (address, url) => {
  expect(pdfSource(address, CONTEXT)).toEqual({ kind: 'allowed', url });
});

test.each([
  'http://learn.test/files/a.pdf',
  'https://learn.test:8443/a.pdf',
  'http://files.storage.test/a.pdf',
  'https://files.storage.test.evil.test/a.pdf',
  'https://sub.files.storage.test/a.pdf',
  'https://files.storage.test:9000/a.pdf',
  'https://user@files.storage.test/a.pdf',
  'https://:secret@learn.test/a.pdf',
  'https://evil.test/a.pdf',
  '//evil.test/a.pdf',
  '\\\\evil.test/a.pdf',
  'javascript:alert(1)',
  'data:application/pdf;base64,AA',
  'blob:https://evil.test/x',
  'https://',
])('[5.8] %s is blocked', (address) => {
  expect(pdfSource(address, CONTEXT)).toEqual({ kind: 'blocked' });
});

test.each([
  [401, 'pdf.failures.signIn'],
  [403, 'pdf.failures.noPermission'],
  [404, 'pdf.failures.failedToLoad'],
  [500, 'pdf.failures.failedToLoad'],
  [null, 'pdf.failures.failedToLoad'],
])('[5.8] a PDF that answers %s says %s', (status, key) => {
  expect(pdfFailureKey(status)).toBe(key);
});
