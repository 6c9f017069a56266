import { expect, test } from 'vitest';
import { personName } from './person-name';

test.each([
  ['Ada', null, 'Lindqvist', 'Ada Lindqvist'],
  ['Ada', 'Maria', 'Lindqvist', 'Ada Maria Lindqvist'],
  [' Ada ', ' ', 'Lindqvist', 'Ada Lindqvist'],
  ['Ada', null, ' Lindqvist ', 'Ada Lindqvist'],
  ['نور', null, 'الهاشمي', 'نور الهاشمي'],
  ['健二', null, '森', '森健二'],
  [' 健二 ', ' ', ' 森 ', '森健二'],
  ['さくら', null, '佐藤', '佐藤さくら'],
  ['민준', null, '김', '김민준'],
  ['伟', null, 'Lin', '伟 Lin'],
  ['Madonna', null, '', 'Madonna'],
])('[3.14] %s, %s, %s: %s', (firstName, middleName, lastName, expected) => {
  expect(personName({ firstName, middleName, lastName })).toBe(expected);
});
