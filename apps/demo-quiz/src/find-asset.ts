import { type Asset, FOR_GOOD, sharedAssets } from '@lantern/demo-pages/assets';
import { SCRIPTS } from './pages/scripts';
import { STYLESHEET } from './pages/page';

const ASSETS = new Map<string, Asset>([
  ...sharedAssets(STYLESHEET),
  ...Object.values(SCRIPTS).map(({ path, content }): [string, Asset] => [
    path,
    {
      content,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOR_GOOD },
    },
  ]),
]);

export function findAsset(path: string): Asset | null {
  return ASSETS.get(path) ?? null;
}
