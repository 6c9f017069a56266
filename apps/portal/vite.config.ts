import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classCodes } from './class-codes.ts';
import { leanIcons } from './lean-icons.ts';
import { styledImports } from './styled-imports.ts';
import { textParts } from './text-parts.ts';

const FRAME =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//;

/**
 * What nearly everybody sees first, the lists of courses, travels with the entry: in files of their own its parts would
 * compress worse, by more than other pages gain. What a list shows only sometimes stays apart.
 */
const FIRST_SIGHT =
  /src\/(entry-client|parts\/page-title\/|parts\/course-list\/(?!no-results|list-start|list-failed|list-skeleton|results-failed)|parts\/course-card\/(enrolled|offered)|api\/list-query)/;

/** The way back to the last course: one file, fetched once the page answers. */
const BOOKMARK = /src\/(parts\/bookmark|ui\/bookmark|ui\/progress)/;

/** Needed together, with the first call that a page makes. */
const CALLS = /packages\/contract\/src\/(?!problem-error)|node_modules\/zod\/|src\/api\/call-api/;

/** React has had it itself since version 18. */
const NO_SHIM = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };
const REQUEST_STORE = { async_hooks: `${import.meta.dirname}/src/lib/request-store.ts` };

/** The browser's half and, with `--ssr`, the half that the server renders pages with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/learn/',
  plugins: [react(), textParts(), leanIcons(), styledImports()],
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
          // The names of all files would weigh more on the first page than knowing a page's files early gains on the next:
          // those are fetched when a link to it is pointed at. Styles must be known, or a page would show before them.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
          },
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            // What every page needs and a release seldom changes: one file, kept by the browser across releases.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'frame', test: FRAME },
                  { name: 'first-sight', test: FIRST_SIGHT },
                  { name: 'calls', test: CALLS },
                  { name: 'bookmark', test: BOOKMARK },
                ],
              },
            },
          },
        }),
  },
  ...(command === 'build' && {
    css: { modules: { generateScopedName: classCodes() } },
    resolve: { alias: { ...NO_SHIM, ...(isSsrBuild && REQUEST_STORE) } },
  }),
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
