import { externalStore, useExternalStore } from './external-store';

export type SidebarLayer = 'details' | 'content' | 'notifications';

/** [3.23] What a page tells the frame around it. */
export type PageLayout = {
  backUrl: string | null;
  /** The back address belongs to another application. */
  isAbsolute: boolean;
  title: string | null;
  hasCustomScroll: boolean;
  isContentMenuOpen: boolean;
  lastPageURL: string | null;
  sidebarLayers: readonly SidebarLayer[];
};

const PLAIN: PageLayout = {
  backUrl: null,
  isAbsolute: false,
  title: null,
  hasCustomScroll: false,
  isContentMenuOpen: false,
  lastPageURL: null,
  sidebarLayers: [],
};

const layout = externalStore(PLAIN);

export function changePageLayout(change: Partial<PageLayout>): void {
  layout.set((current) => ({ ...current, ...change }));
}

/** A new page begins plain; where the learner came from is kept. */
export function resetPageLayout(lastPageURL: string | null): void {
  layout.set(() => ({ ...PLAIN, lastPageURL }));
}

export function usePageLayout(): PageLayout {
  return useExternalStore(layout, PLAIN);
}
