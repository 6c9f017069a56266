import { allowedLink, type LinkContext } from '../web/allowed-link';
import { isPagePath } from '../web/page-path';

/** [1.6] [3.22] Where the button of a banner leads: a page of ours, or an allowed source; null for anywhere else. */
export function bannerLink(
  href: string,
  context: LinkContext,
): { href: string; opensNewTab: boolean } | null {
  const link = allowedLink(href, context);
  if (!link || (!link.isExternal && !isPagePath(link.href))) return null;
  return { href: link.href, opensNewTab: link.isExternal };
}
