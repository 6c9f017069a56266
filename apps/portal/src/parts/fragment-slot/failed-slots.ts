import type { FragmentSlotName } from '@lantern/fragment-kit/fragment-slots';
import { externalStore, useExternalStore } from '../../lib/storage/external-store';

const NONE: readonly FragmentSlotName[] = [];
const failed = externalStore(NONE);

/** [8.11] Told by each slot: what depends on a fragment is not shown without it. */
export function noteSlot(name: FragmentSlotName, hasFailed: boolean): void {
  failed.set((known) => [...known.filter((other) => other !== name), ...(hasFailed ? [name] : [])]);
}

export function useFailedSlots(): readonly FragmentSlotName[] {
  return useExternalStore(failed, NONE);
}
