import { trustedScriptUrl } from '../embedding/trusted-script-url';

/** [2.8] From now on a page that cannot be had without a connection says so in our words and the reader's language. */
export async function keepOfflinePage(locale: string): Promise<void> {
  // None over plain http, in private windows of some browsers, or where an operator forbids it.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    const script = trustedScriptUrl('/learn/service-worker.js');
    await navigator.serviceWorker.register(script, { scope: '/learn', updateViaCache: 'none' });
    const cache = await caches.open('offline-page');
    const address = `/learn/offline?language=${locale}`;
    if (await cache.match(address)) return;
    await cache.add(address);
    const others = (await cache.keys()).filter(({ url }) => !url.endsWith(address));
    await Promise.all(others.map((other) => cache.delete(other)));
  } catch {
    // Without it the browser's own page says it.
  }
}
