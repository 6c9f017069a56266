import { installedProgram } from '../install/installed-program.mjs';

/** The compiler remembers what it found right, and reads again what has changed since and what depends on it. */
const ONLY_WHAT_CHANGED = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** The steps that read the sources without running them. */
export const staticSteps = [
  { name: 'types', args: [installedProgram('tsc'), ...ONLY_WHAT_CHANGED] },
  { name: 'lint', args: [installedProgram('oxlint'), '--type-aware'] },
  { name: 'format', args: [installedProgram('biome'), 'format', '.'] },
];

/** The Vitest projects that need neither a database, nor a browser, nor another program. */
export const unitProjects = ['domain', 'artwork', 'contract', 'fragments', 'house', 'portal'];
