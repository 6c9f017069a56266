import type { RenderPage } from '@lantern/contract/render-page';
import type { ViteDevServer } from 'vite';
import type { Portal } from './serve-portal';

/** The portal from its sources, for those who work on it: every request renders what is written at that moment. */
export function sourcePortal(vite: ViteDevServer): Portal {
  return {
    load: async () => {
      const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx');
      return renderPage as RenderPage; // the module's one export
    },
    // Vite puts /learn before these.
    headOf: ({ nonce }) =>
      `<link rel="stylesheet" href="/src/styles/global.css"><script type="module" nonce="${nonce}" src="/src/entry-client.tsx"></script>`,
    transform: async (url, html) => withNonce(await vite.transformIndexHtml(url, html)),
  };
}

/** Vite's own scripts need the answer's nonce too, which stands on ours. */
function withNonce(html: string): string {
  const nonce = /<script[^>]* nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  return html.replace(/<script(?![^>]* nonce=)/g, `<script nonce="${nonce}"`);
}
