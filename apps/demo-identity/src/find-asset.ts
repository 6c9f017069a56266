import icon from './pages/icon.svg?raw';
import { STYLESHEET, STYLESHEET_PATH } from './pages/stylesheet';

export type Asset = { content: string; headers: Record<string, string> };

const ASSETS = new Map<string, Asset>([
  [
    STYLESHEET_PATH,
    {
      content: STYLESHEET,
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    },
  ],
  [
    '/icon.svg',
    { content: icon, headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } },
  ],
]);

export function findAsset(path: string): Asset | null {
  return ASSETS.get(path) ?? null;
}
