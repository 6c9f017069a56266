import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import type { MakeCall, PageFacts } from '@lantern/contract/render-page';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { provideApi } from '../api/transport/api-of';
import { feedbackQuery } from '../api/attempts/feedback';
import { currentUserQuery } from '../api/platform';
import { createAppRouter } from '../app/routes/create-app-router';
import { createQueryClient } from '../app/routes/create-query-client';
import { createI18n } from '../lib/format/i18n';
import { currentUser } from './current-user.builder';
import { pageFacts } from './page-facts.builder';
import type { Answers } from './render';

afterEach(cleanup);

type AppOptions = {
  /** Who is signed in; null for a visitor. */
  user?: CurrentUser | null;
  facts?: PageFacts;
  answers?: Answers;
  /** For what is not answered already. */
  call?: MakeCall;
};

const noCall: MakeCall = async ({ path }) => {
  throw new Error(`The test did not expect a call to ${path}`);
};

/** The whole portal at one address, as a browser has it after the first view. */
export async function renderApp(path: string, options: AppOptions = {}) {
  const { user = currentUser(), answers = [], call = noCall } = options;
  const facts = options.facts ?? pageFacts({ isSignedIn: user !== null });
  const queryClient = createQueryClient();
  provideApi(queryClient, call);
  if (user) queryClient.setQueryData(currentUserQuery().queryKey, user);
  queryClient.setQueryData(feedbackQuery().queryKey, { lastAnswered: facts.now });
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  const router = createAppRouter({
    context: { queryClient, facts, i18n: await createI18n(facts.locale) },
    clock: { pageMadeAt: facts.now, now: () => facts.now },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  // Parts that come in files of their own are waited for.
  const view = await act(
    async () => render(<RouterProvider router={router} />, { container: document as never }), // the page is the whole document
  );
  return { ...view, router };
}
