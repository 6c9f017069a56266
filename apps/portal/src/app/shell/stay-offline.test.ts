import { createMemoryHistory } from '@tanstack/react-router';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../lib/format/i18n';
import { useToasts } from '../../lib/page/toasts';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { createAppRouter } from '../routes/create-app-router';
import { createQueryClient } from '../routes/create-query-client';
import { stayOffline } from './stay-offline';

const COURSE = '/learn/courses/0a000000-0000-4000-8000-0000000000a1';
const CONTENT = `${COURSE}/view/content`;

afterEach(() => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

async function go(isOnline: boolean, href: string) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  await act(async () => router.history.push(href));
  return router.history.location.href;
}

const router = createAppRouter({
  context: { queryClient: createQueryClient(), facts: pageFacts(), i18n: await createI18n('en-US') },
  clock: { pageMadeAt: NOON, now: () => NOON },
  history: createMemoryHistory({ initialEntries: [`${CONTENT}/1.1`] }),
});

test('[2.8] without a connection the page stays, says why, and its activities are open as ever', async () => {
  const { result } = renderHook(useToasts);
  stayOffline(router);
  expect(await go(false, `${CONTENT}/1.2?from=mail`)).toBe(`${CONTENT}/1.2?from=mail`);
  expect(result.current).toEqual([]);

  for (const elsewhere of [COURSE, '/learn/courses', CONTENT.replace('a1/', 'b2/')])
    expect(await go(false, elsewhere)).toBe(`${CONTENT}/1.2?from=mail`);
  expect(result.current).toMatchObject([
    { text: 'You are offline: this page can be opened once you are back. What is open stays here.' },
  ]);

  expect(await go(true, COURSE)).toBe(COURSE);
});
