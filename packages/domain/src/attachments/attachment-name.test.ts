import { expect, test } from 'vitest';
import { attachmentName } from './attachment-name';

const MOST_NAME_CHARACTERS = 120;

test.each([
  ['report.pdf', 'report.pdf'],
  ['My  report\t(2).pdf', 'My report(2).pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\a.txt', 'a.txt'],
  ['folder/', 'file'],
  ['', 'file'],
  ['...', 'file'],
  ['.hidden.txt', 'hidden.txt'],
  ['a.txt. ', 'a.txt'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2066a\u2069\u200f.png', 'a.png'],
  ['a\r\nset-cookie: x.txt', 'aset-cookie_ x.txt'],
  ['a\0.png', 'a.png'],
  ['"a"<b>|c?*.txt', '_a__b__c__.txt'],
  ['تقرير المشروع.pdf', 'تقرير المشروع.pdf'],
  ['می\u200cخواهم.txt', 'می\u200cخواهم.txt'],
  ['cafe\u0301.txt', 'caf\u00e9.txt'],
  ['\ud800.txt', 'txt'],
])('[5.7] %j is kept as %j', (given, kept) => {
  expect(attachmentName(given)).toBe(kept);
});

test.each([
  [`${'a'.repeat(300)}.docx`, '.docx'],
  [`${'👩'.repeat(300)}.png`, '.png'],
  [`a.${'b'.repeat(300)}`, ''],
])('[5.7] a very long name keeps its ending', (given, ending) => {
  const kept = attachmentName(given);
  expect(Array.from(kept)).toHaveLength(MOST_NAME_CHARACTERS);
  expect(kept.endsWith(ending)).toBe(true);
});

test('[5.7] a name of the greatest length stays as it is', () => {
  const name = `${'a'.repeat(MOST_NAME_CHARACTERS - 4)}.txt`;
  expect(attachmentName(name)).toBe(name);
});
