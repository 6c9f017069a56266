import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { FIRST_GROUPS } from './src/locales/first-groups.ts';

const PART = /^(.*\/locales\/[\w-]+\.json)\?(first|further)$/;

/** Gives a page the texts that it shows: `en-US.json?first` holds the groups of the first pages, `?further` all others. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = PART.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>; // one of ours
      const kept = Object.entries(texts).filter(
        ([group]) => FIRST_GROUPS.includes(group) === (part === 'first'),
      );
      return { code: `export default ${JSON.stringify(Object.fromEntries(kept))}`, moduleType: 'js' };
    },
  };
}
