import './styles/global.css';
import { notifyManager } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { provideApi } from './api/transport/api-of';
import { callWhenNeeded } from './api/transport/call-when-needed';
import { startEvents } from './api/attempts/report-event';
import { onUnauthorized } from './api/transport/unauthorized';
import { createAppRouter } from './app/routes/create-app-router';
import { createQueryClient } from './app/routes/create-query-client';
import { leadToPage } from './app/routes/lead-to-page';
import { showsFirstTexts } from './app/pages/shows-first-texts';
import { stayOffline } from './app/shell/stay-offline';
import { afterPress, watchPresses } from './lib/time/after-press';
import { watchReturns } from './parts/course-list/state/list-history';
import { clockFrom } from './lib/time/clock';
import { beginFirstView, endFirstView } from './lib/page/first-view';
import { forgetFailedStyles } from './lib/network/forget-failed-styles';
import { endPrefetches } from './lib/network/prefetch';
import { addFurtherTexts, createFirstI18n } from './lib/format/i18n';
import { readPageFacts } from './lib/page/page-facts';
import { readParentReports, tellNavigation } from './lib/embedding/parent-reports';
import { reactToUnauthorized, releaseSignInLock } from './lib/network/sign-in-redirect';
import { writeStored } from './lib/storage/storage';
import { whenIdle } from './lib/time/when-idle';

/** Goes on from the page that the server rendered; where it could not, renders the page here. */
async function start(): Promise<void> {
  const facts = readPageFacts();
  forgetFailedStyles();
  whenIdle(
    () =>
      void import('./app/shell/after-first-view').then(
        ({ afterFirstView }) => afterFirstView(facts),
        // Without it the browser's own page says that there is no connection.
        () => {},
      ),
  );
  if (facts.provider) writeStored('provider', facts.provider, 'session');
  readParentReports(location.search);
  onUnauthorized(reactToUnauthorized);
  window.addEventListener('pageshow', releaseSignInLock);
  startEvents(facts.config.appVersion);

  watchPresses();
  notifyManager.setScheduler((tell) => setTimeout(afterPress, 0, tell));
  const queryClient = createQueryClient();
  provideApi(queryClient, callWhenNeeded);
  const i18n = await createFirstI18n(facts.locale);
  const router = createAppRouter({ context: { queryClient, facts, i18n }, clock: clockFrom(facts.now) });
  // A link that is followed meanwhile ends the way to the sign-in page; the page it leads to may go again.
  router.subscribe('onBeforeNavigate', releaseSignInLock);
  router.subscribe('onBeforeNavigate', endPrefetches);
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) endFirstView();
  });
  router.subscribe('onResolved', ({ toLocation }) => tellNavigation(toLocation.publicHref));
  watchReturns(router.history);
  stayOffline(router);
  leadToPage(router);

  // The router takes what the server rendered as it is, and asks for nothing: not for these either.
  if (!showsFirstTexts(`${location.pathname}${location.search}`)) await addFurtherTexts(i18n);
  if ('$_TSR' in window) {
    beginFirstView();
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
    return;
  }
  await router.load();
  createRoot(document).render(<RouterProvider router={router} />);
}

void start();
