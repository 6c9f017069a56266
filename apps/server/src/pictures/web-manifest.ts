import type { Tenant } from '../store/platform/tenants';
import { pageColours } from '@lantern/artwork/colour/page-colours';

/** What a device knows of the portal that is put on its screen. */
export function webManifest({ productTitle, brandTokens }: Tenant): string {
  const { desk } = pageColours(brandTokens).light;
  return JSON.stringify({
    id: '/learn',
    name: productTitle,
    short_name: productTitle,
    start_url: '/learn',
    scope: '/learn',
    // With a way back: courses open tools of other makers.
    display: 'minimal-ui',
    theme_color: desk,
    background_color: desk,
    icons: [
      { src: '/learn/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/learn/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/learn/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
}
