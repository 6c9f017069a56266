import { cp } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

const THREADS = { server: ['certificates/artwork/render-thread.mjs'] };

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
  await copyThreads(app);
}

/** What a program runs in a thread of its own is plain JavaScript, and stands beside the program. */
async function copyThreads(app) {
  for (const thread of THREADS[app] ?? []) {
    const source = path.join(projectRoot, 'apps', app, 'src', thread);
    await cp(source, path.join(projectRoot, 'dist', app, path.basename(thread)));
  }
}
