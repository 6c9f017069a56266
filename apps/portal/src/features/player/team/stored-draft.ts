import type { SharedDraft } from '@lantern/domain/team/shared-draft';
import { readStored, writeStored } from '../../../lib/storage/storage';

/** The work is the whole team's, what is typed over it is one person's; an attempt is always of one person. */
export type DraftPlace = { objectiveWorkflowId: string; workId: string };

/** What was typed and is not saved yet, from an earlier visit of this device; nothing where there is none. */
export function readDraft(place: DraftPlace): SharedDraft | null {
  const text = readStored(keyOf(place));
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(place: DraftPlace, draft: SharedDraft | null): void {
  const key = keyOf(place);
  if (draft || readStored(key)) writeStored(key, draft ? JSON.stringify(draft) : '');
}

function keyOf({ objectiveWorkflowId, workId }: DraftPlace): string {
  return `lantern-draft ${objectiveWorkflowId} work ${workId}`;
}

function isDraft(value: unknown): value is SharedDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, base, typed } = value as Partial<SharedDraft>; // looked at below
  return typeof version === 'number' && areTexts(base) && areTexts(typed);
}

function areTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
