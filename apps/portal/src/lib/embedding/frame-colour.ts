import type { Theme } from '@lantern/contract/render-page';

/** The browser's own frame follows the page: of the two colours that the server named, that of the theme counts. */
export function colourFrame(theme: Theme | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = '' } = meta.dataset;
    const counts = theme === scheme ? 'all' : 'not all';
    meta.setAttribute('media', theme === null ? `(prefers-color-scheme: ${scheme})` : counts);
  }
}
