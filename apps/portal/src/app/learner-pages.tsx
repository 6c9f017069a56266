import { isSidebarShown } from '@lantern/domain/access/sidebar';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { currentUserQuery } from '../api/platform';
import { menuOf } from '../lib/menu-of';
import { usePage } from '../lib/page-facts';
import { CourseBookmark } from '../parts/bookmark/course-bookmark';
import { AppShell } from './app-shell';
import { LearnerSession } from './learner-session';
import { useBookmark } from './use-bookmark';

/** The pages of a signed-in learner, in their frame. */
export function LearnerPages() {
  const { origin } = usePage();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const menu = menuOf(user, origin);
  const isOnCourses = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/courses' });
  const bookmark = useBookmark();
  return (
    <>
      <LearnerSession />
      <AppShell
        menu={isSidebarShown(menu, isOnCourses) ? menu : []}
        {...(bookmark && {
          bookmark: <CourseBookmark course={bookmark} place="side" />,
          dock: <CourseBookmark course={bookmark} place="dock" />,
        })}
      >
        <Outlet />
      </AppShell>
    </>
  );
}
