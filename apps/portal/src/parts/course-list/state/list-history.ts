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

export async function whileWriting(searchStr: string, write: () => Promise<void>): Promise<void> {
  written = searchStr;
  await write();
  if (written === searchStr) written = null;
}

/** The list has what this address asks for: it comes from the list itself. */
export function isBeingWritten(searchStr: string): boolean {
  return written === searchStr;
}
