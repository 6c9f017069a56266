import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';
import type { ShownView } from '../player-state/use-shown-view';

/**
 * [4.16] An attempt that was under way on this page and has ended, in another tab, by its grader or by itself, leads to
 * its end. A tool decides by itself: it may still be open.
 */
export function useLeadToEnd({ tree, isReview }: Player, { endHref }: PlayerLinks, shown: ShownView): void {
  const navigate = useNavigate();
  const [seenRunning, setSeenRunning] = useState<string | null>(null);
  const { id, state } = tree?.objectiveWorkflow ?? { id: null, state: null };
  const isAtEnd = shown.view.kind === 'end';
  if (state === 'inProgress' && id !== seenRunning) setSeenRunning(id);
  // Led once: whoever goes back from there wants to look at something.
  if (isAtEnd && seenRunning !== null) setSeenRunning(null);
  const hasEnded = !isReview && id !== null && id === seenRunning && state !== 'inProgress';
  const leads = hasEnded && !isAtEnd && !isToolShown(shown, tree);
  useEffect(() => {
    if (leads) void navigate({ href: endHref });
  }, [leads, navigate, endHref]);
}

function isToolShown({ view }: ShownView, tree: Player['tree']): boolean {
  if (view.kind === 'activity') return view.part.childActivity.type === 'lti';
  return view.kind === 'root' && tree?.type === 'lti';
}
