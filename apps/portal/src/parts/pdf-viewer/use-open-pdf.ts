import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this entry is the same one without the viewer. */
    isPdfOpenedHere?: true;
  }
}

/** [2.34] Opens the viewer over the page, as an address of its own: Back closes it. */
export function useOpenPdf(): (url: string) => void {
  const router = useRouter();
  return (url) => {
    const search = { ...router.state.location.search, pdfUrl: url };
    const state = { isPdfOpenedHere: true } as const;
    void router.navigate({ to: '.', search: () => search, state, resetScroll: false });
  };
}
