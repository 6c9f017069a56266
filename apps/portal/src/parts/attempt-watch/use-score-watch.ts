import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { followAggregate } from '../../api/attempts/follow-aggregate';
import { ClockContext } from '../../lib/time/clock';
import { watch } from '../../lib/time/watch';

export type ScoreWatch = {
  /** How often it was asked for, and when last. */
  asked: number;
  lastAsked: Date | null;
  askNow: () => void;
};

/** [4.3] A score that is on its way is asked for every few seconds, and comes onto the page by itself. */
export function useScoreWatch(course: ObjectiveAccess, isWaiting: boolean): ScoreWatch {
  const client = useQueryClient();
  const clock = useContext(ClockContext);
  const [{ asked, lastAsked }, setAsked] = useState<Omit<ScoreWatch, 'askNow'>>({
    asked: 0,
    lastAsked: null,
  });
  const aggregate = course.objectiveWorkflowAggregate;

  async function ask(): Promise<boolean> {
    setAsked((before) => ({ asked: before.asked + 1, lastAsked: clock?.now() ?? null }));
    return aggregate !== null && followAggregate(client, aggregate);
  }
  const look = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting) return undefined;
    return watch({ look: () => look(), isChangeNear: () => true });
  }, [isWaiting]);
  // Whoever cannot be asked has nothing new to tell.
  return { asked, lastAsked, askNow: () => void ask().catch(() => false) };
}
