import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchText } from '../../../lib/page/use-search-text';
import { type PlayerAddresses, playerAddresses } from './player-addresses';
import type { Player } from './use-player';
import type { ShownView } from './use-shown-view';
import { viewOf } from './view-of';

/** [2.8] The addresses inside the course that is open, and the way to one of them. */
export type PlayerLinks = PlayerAddresses & { open: (axis: string) => Promise<void> };

/** They stay the same from activity to activity. */
export function usePlayerLinks(
  { course, tree, openedLast, now }: Player,
  { view }: ShownView,
  choose: (axis: string, href: string) => Promise<void>,
): PlayerLinks {
  const navigate = useNavigate();
  const searchStr = useSearchText();
  const objectiveId = course.objective.id;
  // Where something else than one activity takes the other's place, the router keeps how far it was scrolled.
  const isStep = useRef<(axis: string) => boolean>(() => false);
  useEffect(() => {
    isStep.current = (axis) =>
      view.kind === 'activity' &&
      tree !== null &&
      viewOf(tree, { axis, openedLast, now }).kind === 'activity';
  }, [view.kind, tree, openedLast, now]);

  return useMemo(() => {
    const addresses = playerAddresses(objectiveId, searchStr);
    return {
      ...addresses,
      open: (axis) => {
        const href = addresses.partHref(axis);
        return isStep.current(axis) ? choose(axis, href) : navigate({ href });
      },
    };
  }, [objectiveId, searchStr, choose, navigate]);
}
