import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../lib/project-root.mjs';

/** The page has these already, and gives each fragment its own. */
const OF_THE_PAGE = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const FOLDER = path.join(projectRoot, 'fragments');

/** Each fragment is a program of its own; `fragments.json` says which file fills which slot. Answers their folder. */
export async function buildFragments(outDir = path.join(projectRoot, 'dist', 'fragments')) {
  await rm(outDir, { recursive: true, force: true });
  const names = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const built = await Promise.all(
    names.map(async ({ name }) => [slotOf(name), await buildFragment(name, path.join(outDir, name))]),
  );
  await writeFile(path.join(outDir, 'fragments.json'), JSON.stringify(Object.fromEntries(built)));
  return outDir;
}

async function buildFragment(name, outDir) {
  // Imported here, not above: until the dependencies are installed there is no Vite.
  const { build } = await import('vite');
  const [{ output }] = await build({
    root: path.join(FOLDER, name),
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir,
      emptyOutDir: true,
      minify: true,
      lib: { entry: 'src/fragment.tsx', formats: ['es'] },
      rolldownOptions: {
        external: OF_THE_PAGE,
        output: { entryFileNames: `${name}-[hash].js`, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return `${name}/${output.find(({ isEntry }) => isEntry).fileName}`;
}

/** recent-courses fills recentCourses. */
function slotOf(name) {
  return name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase());
}
