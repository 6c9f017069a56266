import type { ActivityPart } from '@lantern/contract/entities/activity-part';

/** The part somewhere in these trees; null when it is in none. */
export function partWithId(parts: readonly ActivityPart[], id: string): ActivityPart | null {
  for (const part of parts) {
    const found = part.id === id ? part : partWithId(part.childActivity.children, id);
    if (found) return found;
  }
  return null;
}
