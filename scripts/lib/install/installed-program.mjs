import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

const PROGRAMS = {
  biome: '@biomejs/biome/bin/biome',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** The arguments that run an installed tool with this Node: no shell, no npx, the same on every system. */
export function installedProgram(name) {
  return path.join(projectRoot, 'node_modules', PROGRAMS[name]);
}
