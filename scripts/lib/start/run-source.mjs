import path from 'node:path';
import { createServer } from 'vite';
import { projectRoot } from '../project-root.mjs';

/** Runs a program from its TypeScript: `node run-source.mjs <entry>`. */
const [entry] = process.argv.slice(2);
const file = path.join(projectRoot, entry);
const vite = await createServer({
  root: path.dirname(file),
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
});
await vite.ssrLoadModule(file);
