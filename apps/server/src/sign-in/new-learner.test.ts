import { expect, test } from 'vitest';
import { newLearner } from './new-learner';

test.each([
  ['both names', { given_name: ' Nia ', family_name: 'Okoro' }, { firstName: 'Nia', lastName: 'Okoro' }],
  ['one name for all', { name: 'Nia Adaeze Okoro' }, { firstName: 'Nia', lastName: 'Adaeze Okoro' }],
  ['no name', {}, { firstName: 'nia', lastName: '' }],
  ['names that are no text', { given_name: 7, name: null }, { firstName: 'nia', lastName: '' }],
  ['a language of ours', { locale: 'ar-EG' }, { locale: 'ar' }],
  ['a language that we do not have', { locale: 'tlh' }, { locale: null }],
])('a person with %s', (_name, claims, expected) => {
  expect(newLearner('id', 'nia@demo.test', claims)).toMatchObject({ roles: ['Learner'], ...expected });
});
