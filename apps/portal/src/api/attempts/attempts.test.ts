import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchAttempts } from './attempts';
import { courseCertificatesQuery } from '../courses/certificates';
import { bookmarkQuery, objectiveAccessesQuery, objectiveAccessQuery } from '../courses/courses';

test('[4.9] what was done in a course is asked for anew by its page, its certificates, the lists of cards and the way back to it', async () => {
  const client = new QueryClient();
  const keys: Array<readonly unknown[]> = [
    objectiveAccessesQuery({ list: 'enrolled' }).queryKey,
    objectiveAccessQuery('course').queryKey,
    bookmarkQuery().queryKey,
    courseCertificatesQuery('course', 'user').queryKey,
  ];
  for (const key of keys) client.setQueryData(key, {});
  client.setQueryData(['config'], {});
  await refetchAttempts(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true));
  expect(client.getQueryState(['config'])?.isInvalidated).toBe(false);
});
