import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './lib/project-root.mjs';
import { endWith, Refusal } from './lib/refusal.mjs';

/** `npm run tools`, `npm run certificates`, `npm run people`: one of the operator's commands, from the built product alone. */
async function operator() {
  const program = path.join(projectRoot, 'dist/server/operator.js');
  if (!existsSync(program)) throw new Refusal('Lantern is not built yet: run npm run build first.');
  await import(pathToFileURL(program).href);
}

operator().catch(endWith);
