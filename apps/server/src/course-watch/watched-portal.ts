import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { Portal } from '../pages/serve-portal';
import type { Watched, WatchState } from './watch-state';

export const SCRIPT_PATH = '/watch/page.js';

/** The portal, each page of which knows what it shows and listens for what is newer. */
export function watchedPortal(portal: Portal, state: WatchState): Portal {
  return {
    ...portal,
    load: async () => {
      const render = await portal.load();
      return (page) => {
        // Before anything is read for it: what is imported meanwhile is newer than the page.
        const script = scriptElement(state.now(), page.nonce);
        return render({ ...page, headOf: (head) => `${page.headOf(head)}${script}` });
      };
    },
  };
}

export function scriptElement({ version, courseId }: Watched, nonce: string): string {
  return `<script nonce="${escapeHtml(nonce)}" defer src="${SCRIPT_PATH}" data-version="${version}" data-course="${courseId ?? ''}"></script>`;
}
