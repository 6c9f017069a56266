import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { afterFrame } from '../../../lib/time/after-frame';

type ChosenAxis = {
  /** The activity that was chosen, until its address has been reached; null for none. */
  chosen: string | null;
  /** The same, once it has been seen: what only says where the learner is waits for that. */
  seen: string | null;
  choose: (axis: string, href: string) => Promise<void>;
};

/** Another activity is on the screen first; its address, and what the router does for it, follows after that frame. */
export function useChosenAxis(): ChosenAxis {
  const router = useRouter();
  const { activityPartAxis } = useParams({ strict: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const turn = useRef(0);
  if (chosen !== null && chosen === activityPartAxis) setChosen(null);
  if (seen !== null && seen === activityPartAxis) setSeen(null);
  const choose = useCallback(
    async (axis: string, href: string) => {
      turn.current += 1;
      const mine = turn.current;
      const { href: from } = router.latestLocation;
      setChosen(axis);
      await afterFrame();
      // Meanwhile another one was chosen, or the learner went elsewhere: that is where they want to be.
      if (turn.current !== mine) return;
      setSeen(axis);
      // The activity itself goes to its top, or to where the learner stopped.
      if (router.latestLocation.href === from) await router.navigate({ href, resetScroll: false });
      if (turn.current !== mine) return;
      setChosen(null);
      setSeen(null);
    },
    [router],
  );
  return { chosen, seen, choose };
}
