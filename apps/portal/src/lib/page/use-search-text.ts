import { useLocation } from '@tanstack/react-router';

/** The query of the address as it stands. A page that reads the whole location is drawn at each step of the way to another. */
export function useSearchText(): string {
  return useLocation({ select: ({ searchStr }) => searchStr });
}
