import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { afterFrame } from '../../../lib/time/after-frame';

type ChosenAxis = {
  /** The activity that was chosen, until its address has been reached; null for none. */
  chosen: string | null;
  choose: (axis: string, href: string) => Promise<void>;
};

/** Another activity is on the screen at once, an optimistic update; its address follows after that frame. */
export function useChosenAxis(): ChosenAxis {
  const router = useRouter();
  const { activityPartAxis } = useParams({ strict: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const turn = useRef(0);
  if (chosen !== null && chosen === activityPartAxis) setChosen(null);
  const choose = useCallback(
    async (axis: string, href: string) => {
      turn.current += 1;
      const mine = turn.current;
      const { href: from } = router.latestLocation;
      setChosen(axis);
      await afterFrame();
      // Meanwhile another one was chosen, or the learner went elsewhere: that is where they want to be.
      if (turn.current !== mine) return;
      // The activity itself goes to its top, or to where the learner stopped.
      if (router.latestLocation.href === from) await router.navigate({ href, resetScroll: false });
      if (turn.current === mine) setChosen(null);
    },
    [router],
  );
  return { chosen, choose };
}
