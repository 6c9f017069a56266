import { useLeadToTitle } from '../frame/use-lead-to-title';
import type { ShownView } from './use-shown-view';

/** Another view has taken the place of the one before; from one activity to the next these do it themselves. */
export function useTitleOfView({ view: { kind }, axis }: ShownView): void {
  useLeadToTitle(kind === 'activity' ? kind : `${kind} ${axis}`);
}
