import type { ToolWords } from '@lantern/domain/lti/tool-return';
import { externalStore, useExternalStore } from '../storage/external-store';

type Told = { objectiveId: string; words: ToolWords } | null;

const told = externalStore<Told>(null);

/** What a tool said when it sent its learner back, until the activity has shown it. */
export function keepToolWords(objectiveId: string, words: ToolWords): void {
  told.set(() => ({ objectiveId, words }));
}

export function useToolWords(objectiveId: string): ToolWords | null {
  const kept = useExternalStore(told, null);
  return kept?.objectiveId === objectiveId ? kept.words : null;
}

export function forgetToolWords(): void {
  told.set(() => null);
}
