import { expect, test } from 'vitest';
import english from './en-US.json';
import { FIRST_GROUPS } from './first-groups';

const DOMAIN = '../../../../packages/domain/src/';
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../../packages/domain/src/**/*.ts', '!**/*.test.{ts,tsx}'],
  { eager: true, import: 'default', query: '?raw' },
);
const GROUPS = Object.keys(english);
/** The pages that are shown with the first texts alone, and the frame around them. */
const FIRST_PAGES = [
  '../entry-client.tsx',
  '../app/routes/route-frames.tsx',
  '../app/routes/route-error.tsx',
  '../app/pages/open-pages.tsx',
  '../app/pages/list-fallbacks.tsx',
  '../features/courses/courses-page.tsx',
  '../features/catalog/catalog-page.tsx',
  '../features/open-catalog/open-catalog-page.tsx',
];
/** These name every other page too; and the drawer of filters, the tray of notifications, the PDF viewer and the survey are fetched together with all texts. */
const APART = [
  '../app/shell/notifications/notification-tray.tsx',
  '../app/routes/route-tree.tsx',
  '../parts/feedback-survey/feedback-dialog.tsx',
  '../parts/filter-drawer/filter-drawer.tsx',
  '../parts/pdf-viewer/pdf-viewer.tsx',
];

test('the groups of the first pages are in the texts', () => {
  expect(FIRST_GROUPS.filter((group) => !GROUPS.includes(group))).toEqual([]);
});

test('the first pages show no text of another group', () => {
  const files = reachable(FIRST_PAGES);
  expect(files.length).toBeGreaterThan(100);
  const others = files.flatMap((file) =>
    groupsNamedIn(file).flatMap((group) => (FIRST_GROUPS.includes(group) ? [] : [`${group} in ${file}`])),
  );
  expect(others).toEqual([]);
});

/** Every module of ours that these need, at once or later. */
function reachable(entries: string[]): string[] {
  const seen = new Set<string>(APART);
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ''] of (sources[file] ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = moduleAt(path, file);
      for (const candidate of [`${target}.tsx`, `${target}.ts`]) if (candidate in sources) visit(candidate);
    }
  };
  entries.forEach(visit);
  return [...seen].filter((file) => !APART.includes(file));
}

/** A rule may name a text too: by its key. */
function moduleAt(path: string, from: string): string {
  if (path.startsWith('@lantern/domain/')) return path.replace('@lantern/domain/', DOMAIN);
  if (from.startsWith(DOMAIN))
    return new URL(path, `file:///${from.slice(DOMAIN.length)}`).pathname.replace('/', DOMAIN);
  return new URL(path, new URL(from, 'file:///src/locales/')).pathname.replace('/src/', '../');
}

function groupsNamedIn(file: string): string[] {
  const named = [...(sources[file] ?? '').matchAll(/['"`](\w+)\.[\w.]/g)].map(([, group = '']) => group);
  return [...new Set(named)].filter((group) => GROUPS.includes(group));
}
