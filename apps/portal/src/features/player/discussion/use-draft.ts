import type { ThreadKind } from '@lantern/contract/discussions/discussion-post';
import { useState } from 'react';
import { randomId } from '../../../lib/random-id';
import { readStored, writeStored } from '../../../lib/storage/storage';

/** What somebody is writing. The id is of these very words: a second try is the same post, other words are another. */
export type Draft = {
  id: string;
  kind: ThreadKind;
  title: string;
  text: string;
  isAnonymous: boolean;
};

type DraftState = { draft: Draft; change: (change: Partial<Draft>) => void; clear: () => void };

/** Kept in the browser with every letter, until it is sent or thrown away. */
export function useDraft(place: string, start: Partial<Draft> = {}): DraftState {
  const key = `lantern-draft ${place}`;
  const empty = () => ({
    id: randomId(),
    kind: 'discussion' as const,
    title: '',
    text: '',
    isAnonymous: false,
    ...start,
  });
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty(), ...storedDraft(key) }));
  return {
    draft,
    change(change) {
      const changed = { ...draft, ...change, id: randomId() };
      setDraft(changed);
      writeStored(key, JSON.stringify(changed));
    },
    clear() {
      setDraft(empty());
      writeStored(key, '');
    },
  };
}

function storedDraft(key: string): Partial<Draft> {
  const stored = readStored(key);
  if (!stored) return {};
  try {
    return JSON.parse(stored) as Partial<Draft>; // only written above
  } catch {
    return {};
  }
}
