import { externalStore, useExternalStore } from '../storage/external-store';

const dock = externalStore<HTMLElement | null>(null);

/** A ref for the element in which a page has room for short messages; on other pages they lie over the page. */
export function toastDockRef(element: HTMLElement | null): () => void {
  dock.set(() => element);
  return () => dock.set((current) => (current === element ? null : current));
}

export function useToastDock(): HTMLElement | null {
  return useExternalStore(dock, null);
}
