import type { SharedDraft } from '@lantern/domain/team/shared-draft';
import { readStored, writeStored } from '../../../lib/storage/storage';

const KEY = 'lantern-team-draft-';

/** What was typed and is not saved yet, from an earlier visit of this device; nothing where there is none. */
export function readDraft(workId: string): SharedDraft | null {
  const text = readStored(`${KEY}${workId}`);
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(workId: string, draft: SharedDraft | null): void {
  if (draft || readStored(`${KEY}${workId}`)) {
    writeStored(`${KEY}${workId}`, draft ? JSON.stringify(draft) : '');
  }
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
