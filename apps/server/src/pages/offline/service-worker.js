/// <reference lib="webworker" />
// Pages that cannot be had without a connection are answered by one that says so; all else goes its own way.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetch(request).catch(offlinePage));
});

/** The one that an open page has put away, in the language of its reader. */
async function offlinePage() {
  const cache = await caches.open('offline-page');
  return (await cache.match('/learn/offline')) ?? Response.error();
}
