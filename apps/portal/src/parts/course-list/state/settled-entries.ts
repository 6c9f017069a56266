/** The entries of this tab's history where a list has been shown; a new visit to the same address is none of them. */
const settled = new Set<string>();

type EntryState = { __TSR_key?: string | undefined };

export function settleEntry({ __TSR_key: key }: EntryState): void {
  if (key) settled.add(key);
}

export function isSettledEntry({ __TSR_key: key }: EntryState): boolean {
  return key !== undefined && settled.has(key);
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
