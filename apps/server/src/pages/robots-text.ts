/** What everybody may see, and what a page needs to be drawn. Certificates name people: they are not to be found. */
const FOR_EVERYBODY = ['/learn/open-catalog', '/learn/assets/', '/api/lms/v1/public/', '/config-ui/'];

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...FOR_EVERYBODY.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
