import * as z from 'zod/mini';
import { defineCall } from '../call';

/** What a page must know before anybody has signed in. */
export const portalConfig = z.object({
  appVersion: z.string(),
  productTitle: z.string(),
  logoUrl: z.nullable(z.string()),
  privacyPolicyUrl: z.nullable(z.string()),
  /** Design tokens that the tenant changes, e.g. `{"brand-h": 264}`. */
  brandTokens: z.record(z.string(), z.number()),
  /** [3.22] platform.common.supported_locales and locale. */
  supportedLocales: z.array(z.string()),
  defaultLocale: z.string(),
  /** Reading 60: the authoring side, when there is one. */
  contentLibraryUrl: z.nullable(z.string()),
  /** Whom to ask about one's account: an address of mail, or words; null where the tenant names nobody. */
  supportContact: z.nullable(z.string()),
  /** [1.6] The programs that pages show, by slot: where each is, and whether it runs in the page or in a frame. */
  fragments: z.record(z.string(), z.object({ address: z.string(), kind: z.enum(['module', 'frame']) })),
  providers: z.array(z.object({ code: z.string(), label: z.string() })),
});
export type PortalConfig = z.output<typeof portalConfig>;

/** [7.30] */
export const getConfig = defineCall({
  method: 'GET',
  path: '/config-ui/config.json',
  audience: 'public',
  summary: 'Runtime configuration of the portal: branding, languages, ways to sign in.',
  response: portalConfig,
});
