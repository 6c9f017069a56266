import { useRouterState } from '@tanstack/react-router';

/** What is open above the page, or was closed and has its entry of the history still. */
let openAbove: string | undefined;

export function noteOpenAbove(above?: string): void {
  openAbove = above;
}

/** Whether the entry is that of what is open above the page: what is written into its address goes with it. */
export function useIsCovered(): boolean {
  return !!useRouterState({ select: ({ location: { state } }) => openAbove && state.above === openAbove });
}
