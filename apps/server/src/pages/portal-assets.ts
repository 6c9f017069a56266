import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importMapElement } from './fragments/import-map';
import type { PageHead } from './serve-portal';
import { startingScript } from './starting-script';

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, ManifestChunk>;
/** Of every module, the files that hold it or its styles; none for those of the entry itself. */
type ModuleFiles = Record<string, string[]>;

const ENTRY = 'src/entry-client.tsx';

export type PortalAssets = {
  /** The end of the head for a page: its styles inline, everything it needs preloaded, and the entry. */
  headFor: (page: PageHead) => string;
};

/** Reads the built portal's manifest once; styles are kept in memory, since every page carries its own inline. */
export async function readPortalAssets(clientFolder: string): Promise<PortalAssets> {
  const manifest = await readJson<Manifest>(join(clientFolder, '.vite/manifest.json'));
  const files = await readJson<ModuleFiles>(join(clientFolder, '.vite/ssr-manifest.json'));
  const styles = new Map<string, string>();
  for (const chunk of Object.values(manifest)) {
    for (const css of chunk.css ?? []) {
      if (!styles.has(css)) styles.set(css, await readFile(join(clientFolder, css), 'utf8'));
    }
  }
  const fontFile = Object.values(manifest).find(({ file }) =>
    /titles-latin-(?!ext)[^/]*\.woff2$/.test(file),
  )?.file;
  const heads = new Map<string, { css: string; links: string; program: string }>();
  const entry = manifest[ENTRY]?.file ?? '';
  const sharedReact = (source: string) => `/learn/${manifest[source]?.file}`;

  return {
    headFor({ modules, locale, usesTitleFont, nonce }) {
      const keys = [ENTRY, ...modules, `src/locales/${locale}.json?first`].flatMap(
        (module) => chunkKeyOf(module, manifest, files) ?? [],
      );
      const cacheKey = `${keys.join()} ${usesTitleFont}`;
      let head = heads.get(cacheKey);
      if (!head) {
        const { css, scripts } = needed(manifest, keys);
        head = {
          css: css.map((file) => styles.get(file) ?? '').join(''),
          links: [
            ...(usesTitleFont && fontFile
              ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/learn/${fontFile}">`]
              : []),
            ...scripts.map((file) => `<link rel="modulepreload" href="/learn/${file}">`),
            // Vite looks for these before it loads a chunk's styles: found and disabled, they cost no request.
            ...css.map((file) => `<link rel="stylesheet" href="/learn/${file}" disabled>`),
          ].join(''),
          // Those after the entry are the page's own parts, which it asks for itself.
          program: startingScript(
            scripts.slice(0, scripts.indexOf(entry) + 1).map((file) => `/learn/${file}`),
          ),
        };
        heads.set(cacheKey, head);
      }
      const shared = importMapElement(sharedReact, nonce);
      return `${shared}<style nonce="${nonce}">${head.css}</style>${head.links}<script type="module" nonce="${nonce}">${head.program}</script>`;
    },
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T; // Vite's own files
}

/** A module has a chunk of its own, or is one of many in a chunk. */
function chunkKeyOf(module: string, manifest: Manifest, files: ModuleFiles): string | undefined {
  if (module in manifest) return module;
  const held = (files[module] ?? []).filter((file) => file.endsWith('.js'));
  return Object.keys(manifest).find((key) => held.includes(`/learn/${manifest[key]?.file}`));
}

/** Every script and style that the chunks need, their static imports included, in the order of first need. */
function needed(manifest: Manifest, keys: string[]): { css: string[]; scripts: string[] } {
  const css = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string, seen: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, seen);
    for (const file of chunk.css ?? []) css.add(file);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
  };
  const seen = new Set<string>();
  for (const key of keys) visit(key, seen);
  return { css: [...css], scripts: [...scripts] };
}
