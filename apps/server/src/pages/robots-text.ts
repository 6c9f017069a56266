/**
 * What everybody may see, and what a page needs to be drawn. Certificates name people and say themselves that they are
 * not to be found; who may not read that would list their addresses.
 */
const FOR_EVERYBODY = [
  '/learn/open-catalog',
  '/learn/certificate/',
  '/learn/assets/',
  '/learn/icons/',
  '/learn/site.webmanifest',
  '/favicon.ico',
  '/api/lms/v1/public/',
  '/api/lms-storage/v1/open-catalog/',
  '/api/lms-storage/v1/certificates/',
  '/api/lms-storage/v1/achievements/',
  '/config-ui/',
];
const FOR_NOBODY = ['/api/lms/v1/public/certificate-records/', '/'];

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...FOR_EVERYBODY.map((path) => `Allow: ${path}`),
    ...FOR_NOBODY.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
