import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

type ChosenAxis = {
  /** The activity that was chosen, until its address has been reached; null for none. */
  chosen: string | null;
  choose: (axis: string, href: string) => Promise<void>;
};

/** Another activity is on the screen at once, an optimistic update; its address follows as the router reaches it. */
export function useChosenAxis(): ChosenAxis {
  const router = useRouter();
  const { activityPartAxis } = useParams({ strict: false });
  const [chosen, setChosen] = useState<string | null>(null);
  if (chosen !== null && chosen === activityPartAxis) setChosen(null);
  const choose = useCallback(
    async (axis: string, href: string) => {
      setChosen(axis);
      // The activity itself goes to its top, or to where the learner stopped.
      await router.navigate({ href, resetScroll: false });
      setChosen((newest) => (newest === axis ? null : newest));
    },
    [router],
  );
  return { chosen, choose };
}
