import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalBundle } from '@lantern/contract/render-page';
import { ConfigError } from '../config';
import { readPortalAssets } from './portal-assets';
import type { Portal } from './serve-portal';

/** The portal as the build left it; loaded once. */
export async function builtPortal(folder: string): Promise<Portal> {
  const assets = await readPortalAssets(join(folder, 'client')).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new ConfigError(
      `There is no built portal in ${folder}: start in the product’s folder, or name it with LANTERN_ROOT.`,
    );
  });
  const address = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const { renderPage, translated } = (await import(address)) as PortalBundle; // the bundle's exports
  return {
    load: async () => renderPage,
    headOf: assets.headFor,
    locales: async () => translated,
    transform: null,
  };
}
