import { externalStore, useExternalStore } from '../storage/external-store';
import { randomId } from '../random-id';

const dock = externalStore<HTMLElement | null>(null);

/** A ref for the element in which a page has room for short messages; on other pages they lie over the page. */
export function toastDockRef(element: HTMLElement | null): () => void {
  dock.set(() => element);
  return () => dock.set((current) => (current === element ? null : current));
}

export function useToastDock(): HTMLElement | null {
  return useExternalStore(dock, null);
}

export type ToastTone = 'success' | 'info' | 'error';
export type ToastAction = { label: string; run: () => void };
export type PendingToast = { id: string; tone: ToastTone; text: string; action?: ToastAction };

const NONE: readonly PendingToast[] = [];
const toasts = externalStore<readonly PendingToast[]>(NONE);

/** Shows a short message; one that says the same as one already there is not shown twice. */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): void {
  toasts.set((shown) => {
    if (shown.some((toast) => toast.text === text && toast.tone === tone)) return shown;
    return [...shown, { id: randomId(), tone, text, ...(action && { action }) }];
  });
}

export function dismissToast(id: string): void {
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly PendingToast[] {
  return useExternalStore(toasts, NONE);
}
