import './styles/global.css';
import { PROBLEM_STATUS } from '@lantern/contract/problem-error';
import type { PageRequest, RenderPage } from '@lantern/contract/render-page';
import type { Locale } from '@lantern/domain/display/locales';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server';
import { provideApi } from './api/transport/api-of';
import { problemCodeOf } from './api/transport/problem-code-of';
import { type AppRouter, createAppRouter } from './app/routes/create-app-router';
import { createQueryClient } from './app/routes/create-query-client';
import { insertIntoHead } from './app/document/insert-into-head';
import { languageLinks } from './app/document/language-links';
import { showsFirstTexts } from './app/pages/shows-first-texts';
import { structuredData } from './app/document/structured-data';
import { usesTitleFont } from './app/document/title-font';
import { createI18n, TRANSLATED } from './lib/format/i18n';

export const translated = TRANSLATED;

/** Renders one request: the route's content with its data, in the reader's language, at the server's time. */
export const renderPage: RenderPage = async (page) => {
  const { request, facts, nonce, headOf } = page;
  const router = await routerFor(page);
  const handle = createRequestHandler({ request, createRouter: () => router });
  const answer = await handle(({ request: asked, router: loaded, responseHeaders }) =>
    renderRouterToStream({
      request: asked,
      router: loaded,
      responseHeaders,
      children: <RouterServer router={loaded} />,
    }),
  );
  if (!answer.body || answer.headers.has('location')) return answer;
  const head = headOf({
    modules: modulesOf(router, facts.locale),
    usesTitleFont: usesTitleFont(facts.locale),
  });
  return new Response(
    answer.body.pipeThrough(
      insertIntoHead(`${head}${languageLinks(router)}${structuredData(router, nonce)}`),
    ),
    { status: statusOf(router, answer.status), headers: answer.headers },
  );
};

/** The router calls every failure 500; a problem has a status of its own, as [8.1] a frame without a session has. */
function statusOf(router: AppRouter, status: number): number {
  const code = router.state.matches.map(({ error }) => problemCodeOf(error)).find((found) => found !== null);
  return status === 500 && code ? PROBLEM_STATUS[code] : status;
}

async function routerFor({ facts, nonce, call, onError }: PageRequest): Promise<AppRouter> {
  const queryClient = createQueryClient(onError);
  provideApi(queryClient, call);
  const i18n = await i18nOf(facts.locale);
  return createAppRouter({
    context: { queryClient, facts, i18n },
    clock: { pageMadeAt: facts.now, now: () => facts.now },
    history: createMemoryHistory(),
    nonce,
  });
}

/** The source modules whose files the page needs at once. */
function modulesOf(router: AppRouter, locale: Locale): string[] {
  const { matches, location } = router.state;
  const texts = showsFirstTexts(location.publicHref) ? [] : [`src/locales/${locale}.json?further`];
  return [...matches.flatMap(({ staticData }) => staticData.module ?? []), ...texts];
}

const instances = new Map<Locale, ReturnType<typeof createI18n>>();

/** The server never switches a page's language, so one instance serves every page in it. */
function i18nOf(locale: Locale): ReturnType<typeof createI18n> {
  const instance = instances.get(locale) ?? createI18n(locale);
  instances.set(locale, instance);
  return instance;
}
