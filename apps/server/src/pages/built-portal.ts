import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@lantern/contract/render-page';
import { readPortalAssets } from './portal-assets';
import type { Portal } from './serve-portal';

/** The portal as the build left it; loaded once. */
export async function builtPortal(folder: string): Promise<Portal> {
  const assets = await readPortalAssets(join(folder, 'client'));
  const address = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const { renderPage } = (await import(address)) as { renderPage: RenderPage }; // the bundle's one export
  return { load: async () => renderPage, headOf: assets.headFor, transform: null };
}
