import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

/** Vite leaves this open in what a server runs, where it then depends on who starts it: React would check and warn. */
const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** The portal twice: for the browser, and for the server to render. Answers the browser's folder. */
export async function buildPortal() {
  // Imported here, not above: until the dependencies are installed there is no Vite.
  const { build } = await import('vite');
  const configFile = path.join(projectRoot, 'apps/portal/vite.config.ts');
  await Promise.all([
    build({ configFile, logLevel: 'warn' }),
    build({ configFile, logLevel: 'warn', define: PRODUCTION, build: { ssr: 'src/entry-server.tsx' } }),
  ]);
  return path.join(projectRoot, 'dist/portal/client');
}
