import path from 'node:path';
import { createServer } from 'vite';
import { projectRoot } from './project-root.mjs';

/**
 * Runs the platform from its TypeScript: the entry's `startDevelopment(vite)` gets the Vite server, whose
 * middleware serves the portal and whose module runner loads the server's own modules again when they change.
 */
const [entry] = process.argv.slice(2);
const portal = path.join(projectRoot, 'apps/portal');
const vite = await createServer({
  root: portal,
  configFile: path.join(portal, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const { startDevelopment } = await vite.ssrLoadModule(path.join(projectRoot, entry));
await startDevelopment(vite);
