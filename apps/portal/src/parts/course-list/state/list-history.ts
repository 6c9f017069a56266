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

/** The query that the list on the screen is writing into its address. */
let written: string | null = null;

/** The query that the list on the screen knows of: it began with it, or has written it since. */
let known: string | null = null;

export function noteSearch(searchStr: string): void {
  known = searchStr;
}

/** The list has what this address asks for, or more where something is open above it. */
export function isKnownSearch(searchStr: string): boolean {
  return known === searchStr;
}

export async function whileWriting(searchStr: string, write: () => Promise<void>): Promise<void> {
  written = searchStr;
  await write();
  noteSearch(searchStr);
  if (written === searchStr) written = null;
}

/** The list has what this address asks for: it comes from the list itself. */
export function isBeingWritten(searchStr: string): boolean {
  return written === searchStr;
}
