import { useRouter } from '@tanstack/react-router';

/** [2.34] Back to the page as it was; where the viewer was opened by its address, the address without it. */
export function useClosePdf(): () => void {
  const router = useRouter();
  return () => {
    const { search, state } = router.state.location;
    if (state.isPdfOpenedHere) {
      router.history.back();
      return;
    }
    const rest = Object.fromEntries(Object.entries(search).filter(([key]) => key !== 'pdfUrl'));
    void router.navigate({ to: '.', search: () => rest, replace: true, resetScroll: false });
  };
}
