import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createSourceServer } from 'vite';
import { projectRoot } from '../project-root.mjs';

/**
 * Runs the platform from its TypeScript: the entry's `startDevelopment(vite, server)` gets the Vite server, whose
 * middleware serves the portal and whose module runner loads the server's own modules again when they change, and the
 * HTTP server to answer with. Vite tells of changes through that one too: a port of its own would be the same for every
 * clone, and the second to start would tell nobody.
 */
const [entry] = process.argv.slice(2);
const portal = path.join(projectRoot, 'apps/portal');
const server = createServer();
const vite = await createSourceServer({
  root: portal,
  configFile: path.join(portal, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
});
const { startDevelopment } = await vite.ssrLoadModule(path.join(projectRoot, entry));
await startDevelopment(vite, server);
