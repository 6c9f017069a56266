/** By the protocol of sitemaps.org, which takes up to 50,000 addresses. */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
