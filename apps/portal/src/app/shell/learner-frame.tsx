import { isSidebarShown } from '@lantern/domain/access/sidebar';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentUserQuery } from '../../api/platform';
import { menuOf } from '../../lib/format/menu-of';
import { usePage } from '../../lib/page/page-facts';
import { CourseBookmark } from '../../parts/bookmark/course-bookmark';
import { AppShell } from './app-shell';
import { bookmarkQuery } from '../../api/courses/courses';

/** The frame around the pages of a signed-in learner: their menu, and the way back to the last course. */
export function LearnerFrame({ children }: { children: ReactNode }) {
  const { origin } = usePage();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const menu = menuOf(user, origin);
  const isOnCourses = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/courses' });
  const bookmark = useBookmark();
  return (
    <AppShell
      menu={isSidebarShown(menu, isOnCourses) ? menu : []}
      {...(bookmark && {
        bookmark: <CourseBookmark {...bookmark} place="side" />,
        dock: <CourseBookmark {...bookmark} place="dock" />,
      })}
    >
      {children}
    </AppShell>
  );
}

/** The course to go on with, on pages that show it; it may come after the page, and never keeps it waiting. */
function useBookmark() {
  const isShown = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasBookmark),
  });
  const { data } = useQuery({ ...bookmarkQuery(), enabled: isShown });
  return isShown ? (data ?? null) : null;
}
