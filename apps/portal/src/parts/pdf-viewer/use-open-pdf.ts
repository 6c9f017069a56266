import { useRouter } from '@tanstack/react-router';
import { useOutOfReach } from '../../lib/network/use-out-of-reach';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this entry is the same one without the viewer. */
    isPdfOpenedHere?: true;
  }
}

// By itself: what follows it in one expression would not hear of a stylesheet that is missing.
const loadViewer = () => import('./pdf-viewer');

/** [2.34] Opens the viewer over the page, as an address of its own: Back closes it. */
export function useOpenPdf(): (url: string) => void {
  const router = useRouter();
  const tellOutOfReach = useOutOfReach();
  function open(url: string) {
    const search = { ...router.state.location.search, pdfUrl: url };
    const state = { isPdfOpenedHere: true } as const;
    void router.navigate({ to: '.', search: () => search, state, resetScroll: false });
  }
  // A viewer that cannot be fetched is not opened.
  return (url) => void loadViewer().then(() => open(url), tellOutOfReach);
}
