import { isSidebarShown } from '@lantern/domain/access/sidebar';
import { Outlet, useLocation } from '@tanstack/react-router';
import { menuOf } from '../lib/menu-of';
import { usePage } from '../lib/page-facts';
import { AppShell } from './app-shell';
import { LazyBookmark } from './lazy-bookmark';
import { useBookmark } from './use-bookmark';
import { useLearnerSession } from './use-learner-session';

/** The pages of a signed-in learner, in their frame. */
export function LearnerPages() {
  const { origin } = usePage();
  const user = useLearnerSession();
  const { pathname } = useLocation();
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
