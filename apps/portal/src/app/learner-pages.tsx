import { isSidebarShown } from '@lantern/domain/access/sidebar';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentUserQuery } from '../api/platform';
import { menuOf } from '../lib/menu-of';
import { usePage } from '../lib/page-facts';
import { resetPageLayout } from '../lib/page-layout';
import { trackSession } from '../lib/session-record';
import { AppShell } from './app-shell';
import { LazyBookmark } from './lazy-bookmark';
import { useBookmark } from './use-bookmark';
import { useQueryAction } from './use-query-action';

/** The pages of a signed-in learner, in their frame. */
export function LearnerPages() {
  const { origin } = usePage();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { href, pathname, searchStr } = useLocation();
  useQueryAction(searchStr);
  useEffect(
    () => trackSession(user.user.id, user.settings['lms.datalake.sessionDuration'] ?? null),
    [user.user.id, user.settings],
  );
  useEffect(() => () => resetPageLayout(href), [href]);

  const menu = menuOf(user, origin);
  const isOnCourses = pathname.replace(/\/$/, '') === '/courses';
  const bookmark = useBookmark();
  return (
    <AppShell
      menu={isSidebarShown(menu, isOnCourses) ? menu : []}
      {...(bookmark && {
        bookmark: <LazyBookmark course={bookmark} place="side" />,
        dock: <LazyBookmark course={bookmark} place="dock" />,
      })}
    >
      <Outlet />
    </AppShell>
  );
}
