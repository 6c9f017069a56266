import { cleanHtml } from './clean-html';

type Policy = { createHTML: (html: string) => TrustedHTML };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
};

/** The page's policy lets no text become html unless one of these two has passed it. */
const parsed = policy('lantern-parser', (html) => html);
const cleaned = policy('lantern-html', (html) => {
  // A document of this kind runs nothing and fetches nothing; it is read and thrown away.
  const trusted = parsed.createHTML(html) as string; // the parser takes either; its type does not know yet
  return cleanHtml(new DOMParser().parseFromString(trusted, 'text/html'), location.origin);
});

/** Stored html, cleaned once more before a browser shows it. The server writes it as it was cleaned when stored. */
export function trustedHtml(html: string): string | TrustedHTML {
  return typeof document === 'undefined' ? html : cleaned.createHTML(html);
}

/** Browsers without trusted types take the cleaned text itself. */
function policy(name: string, createHTML: (html: string) => string): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // TypeScript's DOM has no name for it
  return trustedTypes ? trustedTypes.createPolicy(name, { createHTML }) : { createHTML };
}
