import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { textParts } from './text-parts.ts';

/** React has had it itself since version 18. */
const NO_SHIM = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };
const REQUEST_STORE = { async_hooks: `${import.meta.dirname}/src/lib/network/request-store.ts` };

/** The browser's half and, with `--ssr`, the half that the server renders pages with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/learn/',
  plugins: [react(), textParts()],
  build: {
    target: 'es2023',
    // light-dark() as it stands.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: isSsrBuild ? '../../dist/portal/server' : '../../dist/portal/client',
    emptyOutDir: true,
    sourcemap: true,
    ...(isSsrBuild
      ? { ssr: 'src/entry-server.tsx', minify: false }
      : {
          manifest: true,
          // Tells the server in which files a page's modules are.
          ssrManifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: { codeSplitting: { groups: CHUNK_GROUPS } },
          },
        }),
  },
  ...(command === 'build' && {
    resolve: { alias: { ...NO_SHIM, ...(isSsrBuild && REQUEST_STORE) } },
  }),
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
