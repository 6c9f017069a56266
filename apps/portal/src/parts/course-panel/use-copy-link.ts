import { isMobileWidth } from '@lantern/domain/display/breakpoints';
import { SHARE_COPIED_MS } from '@lantern/domain/limits';
import { useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'refused';

/** [4.19] [9.4] On small screens the system's own sheet shares the link, else the clipboard takes it. */
export function useCopyLink({ url, title }: { url: string; title: string }) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHARE_COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    if (isMobileWidth(window.innerWidth) && 'share' in navigator) {
      // Rejected when the learner changes their mind: that is no failure.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    setState(await writeToClipboard(url));
  }
  return { state, copy };
}

/** There is no clipboard where the page is not a secure context, and a browser may refuse it. */
async function writeToClipboard(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
