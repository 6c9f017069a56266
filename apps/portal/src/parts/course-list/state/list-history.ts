import type { RouterHistory } from '@tanstack/react-router';

let isReturning = false;

/** To be watched from the start: a list may be left again before it has come to life. */
export function watchReturns(history: RouterHistory): void {
  history.subscribe(({ action }) => {
    isReturning = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
}

/** Whether Back or Forward led here. */
export function isReturn(): boolean {
  return isReturning;
}

/** The query that the list on the screen knows of: it began with it, or writes it into its address. */
let known: string | null = null;

export function noteSearch(searchStr: string): void {
  known = searchStr;
}

/** The list has what this address asks for, or more where something is open above it. */
export function isKnownSearch(searchStr: string): boolean {
  return known === searchStr;
}
