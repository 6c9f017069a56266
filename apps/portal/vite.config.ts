import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { textParts } from './text-parts.ts';

/** What fragments import by these names is the page's own: see the import map. */
const SHARED_REACT = ['react', 'react-dom', 'react-dom-client', 'jsx-runtime'].map(
  (name) => `src/shared-react/${name}.ts`,
);

/** The browser's half and, with `--ssr`, the half that the server renders pages with. */
export default defineConfig(({ isSsrBuild }) => ({
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
      ? {
          ssr: 'src/entry-server.tsx',
          minify: false,
          // Node holds it in memory for its traces, which need no sources.
          rolldownOptions: { output: { sourcemapExcludeSources: true } },
        }
      : {
          manifest: true,
          // Tells the server in which files a page's modules are.
          ssrManifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: ['src/entry-client.tsx', ...SHARED_REACT],
            // Vite drops what an entry exports; that of the shared React is for others.
            preserveEntrySignatures: 'exports-only',
            output: { codeSplitting: { groups: CHUNK_GROUPS } },
          },
        }),
  },
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
