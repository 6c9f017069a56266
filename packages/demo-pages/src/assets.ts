import icon from './icon.svg?raw';
import type { Stylesheet } from './stylesheet';

export type Asset = { content: string; headers: Record<string, string> };

export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What every program of the demo serves, by its path. */
export function sharedAssets({ path, content }: Stylesheet): Array<[path: string, asset: Asset]> {
  return [
    [path, { content, headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOR_GOOD } }],
    [
      '/icon.svg',
      {
        content: icon,
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
      },
    ],
  ];
}
