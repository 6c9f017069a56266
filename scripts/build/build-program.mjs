import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

/** One file that Node runs as it is: our own packages inside, the installed ones left in node_modules. */
export async function buildProgram(app) {
  const { build } = await import('vite');
  await build({
    root: path.join(projectRoot, 'apps', app),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@lantern\//] },
    build: {
      ssr: 'src/main.ts',
      target: 'node20',
      outDir: path.join(projectRoot, 'dist', app),
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
}
