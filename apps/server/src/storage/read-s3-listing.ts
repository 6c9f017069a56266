const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The keys of one page of a listing, and where the next one begins. */
export function readListing(xml: string): { keys: string[]; next: string | null } {
  const keys = [...xml.matchAll(/<Contents>.*?<Key>([^<]*)<\/Key>/gs)].map(([, key = '']) => decoded(key));
  const [, next] = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml) ?? [];
  const isCut = /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml);
  return { keys, next: isCut && next ? decoded(next) : null };
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[name] ?? whole);
    },
  );
}
