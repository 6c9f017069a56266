import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchCourse } from './activity-work';

const ONCE_KNOWN = { initialData: { version: 0 }, staleTime: Number.POSITIVE_INFINITY };

test('[2.18] [4.3] a score that comes while a page asks anew is on the tree if the course knows of it', async () => {
  const client = new QueryClient();
  const server = { version: 1 };
  const course = new QueryObserver(client, {
    queryKey: ['objective-access', 'course'],
    queryFn: async () => {
      // The tool's score arrives while the course is read.
      await Promise.resolve();
      server.version = 2;
      return { ...server };
    },
    ...ONCE_KNOWN,
  });
  const tree = new QueryObserver(client, {
    queryKey: ['activity-tree', 'attempt'],
    queryFn: () => ({ ...server }),
    ...ONCE_KNOWN,
  });
  const close = [course, tree].map((observer) => observer.subscribe(() => {}));
  await refetchCourse(client);
  expect([course, tree].map((observer) => observer.getCurrentResult().data?.version)).toEqual([2, 2]);
  for (const end of close) end();
});
