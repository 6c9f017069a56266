import { cp } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

/** What an app runs beside its main program, each by its entry. */
const FURTHER_PROGRAMS = {
  server: {
    operator: 'src/command-line/operator.ts',
    apart: 'src/command-line/apart.ts',
    watch: 'src/course-watch/watch-course.ts',
  },
};
const THREADS = { server: ['certificates/artwork/render-thread.mjs'] };

/** One file for each program, which Node runs as it is: our own packages inside, the installed ones in node_modules. */
export async function buildProgram(app, outDir = path.join(projectRoot, 'dist', app)) {
  const { build } = await import('vite');
  const entries = { main: 'src/main.ts', ...FURTHER_PROGRAMS[app] };
  for (const [name, entry] of Object.entries(entries)) {
    await build({
      root: path.join(projectRoot, 'apps', app),
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: [/^@lantern\//] },
      build: {
        ssr: entry,
        target: 'node20',
        outDir,
        emptyOutDir: name === 'main',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          // Node holds a program's map in memory for its traces, which need no sources.
          output: { entryFileNames: `${name}.js`, codeSplitting: false, sourcemapExcludeSources: true },
        },
      },
    });
  }
  await copyThreads(app, outDir);
}

/** What a program runs in a thread of its own is plain JavaScript, and stands beside the program. */
async function copyThreads(app, outDir) {
  for (const thread of THREADS[app] ?? []) {
    const source = path.join(projectRoot, 'apps', app, 'src', thread);
    await cp(source, path.join(outDir, path.basename(thread)));
  }
}
