import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './lib/project-root.mjs';
import { endWith, Refusal } from './lib/refusal.mjs';

/** `npx lantern <noun> <verb>`: one of the operator's commands, from the built product alone. */
async function operator() {
  const program = path.join(projectRoot, 'dist/server/operator.js');
  if (!existsSync(program)) throw new Refusal('Lantern is not built yet: run npm run build first.');
  // Settings that name a folder mean one of the product's, wherever the operator stands.
  process.env.LANTERN_ROOT ??= projectRoot;
  await import(pathToFileURL(program).href);
}

operator().catch(endWith);
