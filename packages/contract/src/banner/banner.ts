import * as z from 'zod/mini';
import { id, language } from '../call';

/** [1.6] A few words of the tenant to its readers, in one language of theirs. */
export const banner = z.object({
  id,
  language,
  /** A few words above the title. */
  label: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  /** A picture of the tenant's, or one that is drawn. */
  imageUrl: z.string(),
  button: z.nullable(z.object({ text: z.string(), href: z.string(), opensNewTab: z.boolean() })),
});
export type Banner = z.output<typeof banner>;

/** In their order, four at most. */
export const banners = z.object({ banners: z.array(banner) });
