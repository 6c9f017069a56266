import type { FragmentSlotName, RegisteredFragment } from '@lantern/fragment-kit/fragment-slots';

/** [1.6] The addresses of the product's own fragments, by slot. */
export type OwnFragments = Partial<Record<FragmentSlotName, string>>;

export function registeredFragments(own: OwnFragments): Record<string, RegisteredFragment> {
  return Object.fromEntries(
    Object.entries(own).map(([slot, address]) => [slot, { address, kind: 'module' }] as const),
  );
}
