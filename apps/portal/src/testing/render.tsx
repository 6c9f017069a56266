import type { MakeCall, PageFacts } from '@lantern/contract/render-page';
import { type QueryKey, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import { provideApi } from '../api/transport/api-of';
import { createQueryClient } from '../app/routes/create-query-client';
import { ClockContext } from '../lib/time/clock';
import { createI18n } from '../lib/format/i18n';
import { PageContext } from '../lib/page/page-facts';
import { pageFacts } from './page-facts.builder';

afterEach(cleanup);

export type Answers = ReadonlyArray<readonly [key: QueryKey, answer: unknown]>;

type RenderOptions = {
  /** What the server has answered already, by query key. */
  answers?: Answers;
  facts?: PageFacts;
  /** The address that the element stands at, without /learn. */
  at?: string;
  /** How it makes calls, where it makes any. */
  call?: MakeCall;
};

/** Renders one element with its texts, a stopped clock, the server's answers in the cache, and working links. */
export async function renderAt(
  now: Date,
  element: ReactElement,
  { answers = [], facts = pageFacts({ now }), at = '/', call }: RenderOptions = {},
) {
  const client = createQueryClient();
  if (call) provideApi(client, call);
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const i18n = await createI18n(facts.locale);
  const page = { ...facts, chooseLocale: async () => {}, chooseTheme: () => {} };
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    basepath: '/learn',
    history: createMemoryHistory({ initialEntries: [`/learn${at}`] }),
    Wrap: ({ children }) => (
      <ClockContext value={{ pageMadeAt: now, now: () => now }}>
        <QueryClientProvider client={client}>
          <I18nextProvider i18n={i18n}>
            <PageContext value={page}>{children}</PageContext>
          </I18nextProvider>
        </QueryClientProvider>
      </ClockContext>
    ),
  });
  await router.load();
  // Awaited: what is still loading would never be drawn once it has come.
  const view = await act(async () => render(<RouterProvider router={router as never} />)); // not the app's own router, whose type is registered
  return { ...view, client, router };
}
