import { type Asset, sharedAssets } from '@lantern/demo-pages/assets';
import { STYLESHEET } from './pages/stylesheet';

const ASSETS = new Map(sharedAssets(STYLESHEET));

export function findAsset(path: string): Asset | null {
  return ASSETS.get(path) ?? null;
}
