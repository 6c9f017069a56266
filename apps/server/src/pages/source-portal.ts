import type { PortalBundle } from '@lantern/contract/render-page';
import type { ViteDevServer } from 'vite';
import { importMapElement } from './fragments/import-map';
import type { Portal } from './serve-portal';

/** The portal from its sources, for those who work on it: every request renders what is written at that moment. */
export function sourcePortal(vite: ViteDevServer): Portal {
  return {
    load: async () => (await bundleOf(vite)).renderPage,
    locales: async () => (await bundleOf(vite)).translated,
    // Vite puts /learn before these.
    headOf: ({ nonce }) =>
      `${importMapElement((source) => `/learn/${source}`, nonce)}<link rel="stylesheet" href="/src/styles/global.css"><script type="module" nonce="${nonce}" src="/src/entry-client.tsx"></script>`,
    transform: async (url, html) => withNonce(await withSources(vite, url, html)),
  };
}

async function bundleOf(vite: ViteDevServer): Promise<PortalBundle> {
  return (await vite.ssrLoadModule('/src/entry-server.tsx')) as PortalBundle; // the module's exports
}

const HEAD_END = '</head>';

/** Vite sees the head alone: in the page it would take the addresses of files for those of sources. */
async function withSources(vite: ViteDevServer, url: string, html: string): Promise<string> {
  const end = html.indexOf(HEAD_END);
  const head = await vite.transformIndexHtml(url, `${html.slice(0, end)}${HEAD_END}<body></body></html>`);
  // It puts /learn before the addresses of icons too, which have it already.
  return head.slice(0, head.indexOf(HEAD_END)).replaceAll('"/learn/learn/', '"/learn/') + html.slice(end);
}

/** Vite's own scripts need the answer's nonce too, which stands on ours. */
function withNonce(html: string): string {
  const nonce = /<script[^>]* nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  return html.replace(/<script(?![^>]* nonce=)/g, `<script nonce="${nonce}"`);
}
