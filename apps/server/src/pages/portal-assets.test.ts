import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PortalAssets, readPortalAssets } from './portal-assets';

let folder = '';
let assets: PortalAssets;

/** As Vite writes them, styles before the file that needs them. */
const MANIFEST = {
  '_course-1.css': { file: 'assets/course-1.css' },
  '_course-1.js': { file: 'assets/course-1.js', css: ['assets/course-1.css'], imports: ['_data-1.js'] },
  '_data-1.js': { file: 'assets/data-1.js' },
  'src/entry-client.tsx': { file: 'assets/entry-1.js' },
  'src/shared-react/react.ts': { file: 'assets/react-1.js' },
  'src/locales/ar.json?first': { file: 'assets/ar-1.js' },
};
const MODULES = { 'src/course-page.tsx': ['/learn/assets/course-1.js', '/learn/assets/course-1.css'] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, '.vite/ssr-manifest.json'), JSON.stringify(MODULES));
  await writeFile(join(folder, 'assets/course-1.css'), '.course{color:red}');
  assets = await readPortalAssets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('a page that shares its file with others names that file, what it imports and its styles', () => {
  const head = assets.headFor({
    modules: ['src/course-page.tsx'],
    locale: 'ar',
    usesTitleFont: false,
    nonce: 'n',
  });
  for (const file of ['entry-1.js', 'course-1.js', 'data-1.js', 'ar-1.js'])
    expect(head).toContain(`<link rel="modulepreload" href="/learn/assets/${file}">`);
  expect(head).toContain('<style nonce="n">.course{color:red}</style>');
});

test('a module of the entry itself, or an unknown one, adds nothing', () => {
  const head = assets.headFor({
    modules: ['src/list.tsx'],
    locale: 'xx',
    usesTitleFont: false,
    nonce: 'n',
  });
  expect(head.match(/modulepreload/g)).toHaveLength(1);
});

test('[1.6] what fragments share with the page is named before anything is loaded', () => {
  const page = { modules: [], locale: 'ar', usesTitleFont: false, nonce: 'n' };
  const head = assets.headFor(page);
  expect(head).toMatch(
    /^<script type="importmap" nonce="n">\{"imports":\{"react":"\/learn\/assets\/react-1.js",/,
  );
});
