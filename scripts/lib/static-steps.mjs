import { installedProgram } from './installed-program.mjs';

/** The steps that read the sources without running them. */
export const staticSteps = [
  { name: 'types', args: [installedProgram('tsc'), '--noEmit'] },
  { name: 'lint', args: [installedProgram('oxlint'), '--type-aware'] },
  { name: 'format', args: [installedProgram('biome'), 'format', '.'] },
];

/** The Vitest projects that need neither a database, nor a browser, nor another program. */
export const unitProjects = ['domain', 'contract', 'house', 'portal'];
