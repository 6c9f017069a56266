import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalBundle } from '@lantern/contract/render-page';
import { readPortalAssets } from './portal-assets';
import type { Portal } from './serve-portal';

/** The portal as the build left it; loaded once. */
export async function builtPortal(folder: string): Promise<Portal> {
  const assets = await readPortalAssets(join(folder, 'client'));
  const address = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const { renderPage, translated } = (await import(address)) as PortalBundle; // the bundle's exports
  return {
    load: async () => renderPage,
    headOf: assets.headFor,
    locales: async () => translated,
    transform: null,
  };
}
