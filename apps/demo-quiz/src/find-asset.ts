import icon from './pages/icon.svg?raw';
import { SCRIPTS } from './pages/scripts';
import { STYLESHEET, STYLESHEET_PATH } from './pages/stylesheet';

export type Asset = { content: string; type: string; cacheControl: string };

const FOR_GOOD = 'public, max-age=31536000, immutable';

const ASSETS = new Map<string, Asset>([
  [STYLESHEET_PATH, { content: STYLESHEET, type: 'text/css; charset=utf-8', cacheControl: FOR_GOOD }],
  ['/icon.svg', { content: icon, type: 'image/svg+xml', cacheControl: 'public, max-age=86400' }],
  ...Object.values(SCRIPTS).map(({ path, content }): [string, Asset] => [
    path,
    { content, type: 'text/javascript; charset=utf-8', cacheControl: FOR_GOOD },
  ]),
]);

export function findAsset(path: string): Asset | null {
  return ASSETS.get(path) ?? null;
}
