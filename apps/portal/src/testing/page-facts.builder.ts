import type { PageFacts } from '@lantern/contract/render-page';

export const NOON = new Date('2026-03-10T12:00:00Z');

/** The facts of a signed-in English page; a test states only what differs. */
export function pageFacts({
  config,
  ...differs
}: Partial<Omit<PageFacts, 'config'>> & { config?: Partial<PageFacts['config']> } = {}): PageFacts {
  return {
    locale: 'en-US',
    hasLocaleAddress: false,
    theme: null,
    timeZone: 'UTC',
    now: NOON,
    origin: location.origin,
    isSignedIn: true,
    isSuspended: false,
    isFramed: false,
    provider: 'demo',
    newLearnerCookie: null,
    formatted: {},
    listsCookie: null,
    readerCookie: null,
    ...differs,
    config: {
      appVersion: '0.1.0',
      productTitle: 'Lantern',
      logoUrl: null,
      privacyPolicyUrl: null,
      brandTokens: {},
      supportedLocales: ['en-US', 'ar'],
      defaultLocale: 'en-US',
      contentLibraryUrl: null,
      supportContact: null,
      fragments: {},
      providers: [{ code: 'demo', label: 'Lantern demo' }],
      ...config,
    },
  };
}
