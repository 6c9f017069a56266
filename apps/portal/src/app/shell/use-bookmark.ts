import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { bookmarkQuery } from '../../api/courses/courses';

/** The course to go on with, on pages that show it; it may come after the page, and never keeps it waiting. */
export function useBookmark() {
  const isShown = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasBookmark),
  });
  const { data } = useQuery({ ...bookmarkQuery(), enabled: isShown });
  return isShown ? (data ?? null) : null;
}
