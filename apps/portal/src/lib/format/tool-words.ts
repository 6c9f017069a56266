import type { ToolWords } from '@lantern/domain/lti/tool-return';
import { externalStore, useExternalStore } from '../storage/external-store';

type RememberedWords = { objectiveId: string; words: ToolWords } | null;

const toolWords = externalStore<RememberedWords>(null);

/** What a tool said when it sent its learner back, until the activity has shown it. */
export function rememberToolWords(objectiveId: string, words: ToolWords): void {
  toolWords.set(() => ({ objectiveId, words }));
}

export function useToolWords(objectiveId: string): ToolWords | null {
  const remembered = useExternalStore(toolWords, null);
  return remembered?.objectiveId === objectiveId ? remembered.words : null;
}

export function forgetToolWords(): void {
  toolWords.set(() => null);
}
