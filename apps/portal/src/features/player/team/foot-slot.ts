import { externalStore } from '../../../lib/storage/external-store';

/** [2.8] Where in the player's foot an activity puts what hands it in; null where nothing shows one. */
export const footSlot = externalStore<HTMLElement | null>(null);

/** For the element itself. */
export function placeFootSlot(element: HTMLElement | null): void {
  footSlot.set(() => element);
}
