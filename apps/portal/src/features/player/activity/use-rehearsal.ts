import { useEffect } from 'react';
import { whenIdle } from '../../../lib/time/when-idle';

let isDone = false;

/** The first activity that is opened comes as quickly as the others: what that takes has run once before. */
export function useRehearsal(): void {
  useEffect(() => {
    if (isDone) return;
    isDone = true;
    whenIdle(() => void rehearse());
  }, []);
}

async function rehearse(): Promise<void> {
  const { rehearsePress } = await import('../../../lib/rehearse-press');
  whenIdle(() => void rehearsePress());
}
