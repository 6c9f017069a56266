import type { FragmentSlotName } from './fragment-slots';

type Fragments = {
  /** The slots for which something is registered. */
  registered: readonly string[];
  /** Those whose fragment could not be had. */
  failed: readonly FragmentSlotName[];
};

/** [8.11] The tutor answers from the knowledge centre: without it, the tutor is not shown. */
export function isTutorShown({ registered, failed }: Fragments): boolean {
  const hasBoth = registered.includes('tutor') && registered.includes('knowledgeCentre');
  return hasBoth && !failed.includes('knowledgeCentre');
}
