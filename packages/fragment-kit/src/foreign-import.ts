/** What a module may import: the page's own, by the import map. */
export const SHARED_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;
export type SharedModule = (typeof SHARED_MODULES)[number];

const STATEMENT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{},\s]*?\bfrom\s*)?["']([^"'\n]+)["']/g;
const CALL = /\bimport\s*\(\s*["'`]([^"'`\n]+)["'`]/g;

/**
 * The first thing that a module imports and pages do not share; null where there is none. It is copied alone: what stands
 * beside it would not be found, and what comes from elsewhere could change without anybody having registered it.
 */
export function foreignImport(code: string): string | null {
  const imported = [STATEMENT, CALL].flatMap((form) => [...code.matchAll(form)].map(([, name = '']) => name));
  return imported.find((name) => !SHARED_MODULES.some((shared) => shared === name)) ?? null;
}
