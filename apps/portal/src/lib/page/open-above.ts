import { useRouterState } from '@tanstack/react-router';
import { externalStore, useExternalStore } from '../storage/external-store';

/** What is open above the page, or was closed and has its entry of the history still. */
const openAbove = externalStore<string | null>(null);

export function noteOpenAbove(above: string): void {
  openAbove.set(() => above);
}

export function noteGone(above: string): void {
  openAbove.set((known) => (known === above ? null : known));
}

/** Whether the entry is that of what is open above the page: what is written into its address goes with it. */
export function useIsCovered(): boolean {
  const above = useRouterState({ select: ({ location }) => location.state.above });
  return useExternalStore(openAbove, null) === above && above !== undefined;
}
