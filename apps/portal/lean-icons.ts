import path from 'node:path';
import type { Plugin } from 'vite';

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const DRAW_ICON = path.join(import.meta.dirname, 'src/ui/draw-icon.tsx');

/** Lucide's icons by their shapes alone, drawn by ui/draw-icon.tsx: a page draws dozens before it answers. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id) || !code.includes('createLucideIcon(')) return null;
      const drawn = `/* @__PURE__ */ drawIcon(${shapesOf(code)})`;
      return {
        code: `import drawIcon from ${JSON.stringify(DRAW_ICON)}; export default ${drawn};`,
        map: null,
      };
    },
  };
}

/** They never change places, so they need no keys. */
export function shapesOf(code: string): string {
  const shapes = /^ {2}node: (\[.+?\])(?:,\n {2}aliases: .+)?\n\};/ms.exec(code)?.[1];
  if (!shapes) throw new Error(`This is no icon as we know them: ${code}`);
  return shapes.replaceAll(/,\s*key: "\w+"/g, '');
}
