import { expect, test } from 'vitest';
import { isPdfName, storedFileName, storedFilePath } from './stored-file';

const CONTEXT = { origin: 'https://learn.test', storageHosts: ['files.storage.test'] };

test('[7.1] a file is read by its id, with its name for people', () => {
  expect(storedFilePath({ id: 'f1', name: 'Cash, week 3.pdf' })).toBe(
    '/api/lms-storage/v1/files/f1/Cash%2C%20week%203.pdf',
  );
});

test.each([
  [storedFilePath({ id: 'f1', name: 'نقد 3.pdf' }), 'نقد 3.pdf'],
  ['https://learn.test/api/lms-storage/v1/files/f1/a.zip', 'a.zip'],
  ['https://files.storage.test/bucket/a.zip?signature=x', 'a.zip'],
  ['/api/lms-storage/v1/files/f1/100%25.txt', '100%.txt'],
  ['/api/lms-storage/v1/files/f1/100%.txt', '100%.txt'],
  ['/api/lms-storage/v1/files/f1/', null],
  ['/learn/courses', null],
  ['/api/lms/v1/files/f1/a.zip', null],
  ['https://elsewhere.test/api/lms-storage/v1/files/f1/a.zip', null],
  ['mailto:ada@demo.test', null],
  ['#notes', null],
])('[7.29] the link %s is the file %s', (address, name) => {
  expect(storedFileName(address, CONTEXT)).toBe(name);
});

test.each([
  ['a.pdf', true],
  ['A.PDF', true],
  ['pdf', false],
  ['a.pdf.zip', false],
])('[2.34] %s is shown in the viewer: %s', (name, isPdf) => {
  expect(isPdfName(name)).toBe(isPdf);
});
