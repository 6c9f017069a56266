import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

const root = path.join(projectRoot, 'apps/portal');
const dist = path.join(projectRoot, 'dist/portal');

/** The portal twice: for the browser, and for the server to render. Answers the browser's folder. */
export async function buildPortal() {
  // Imported here, not above: until the dependencies are installed there is no Vite.
  const { build } = await import('vite');
  const common = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' };
  const clientFolder = path.join(dist, 'client');
  await Promise.all([
    build({ ...common, build: { outDir: clientFolder, emptyOutDir: true, manifest: true } }),
    build({
      ...common,
      build: {
        ssr: 'src/entry-server.tsx',
        outDir: path.join(dist, 'server'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
      },
    }),
  ]);
  return clientFolder;
}
