import { BASE_PATH } from '@lantern/domain/course/course-paths';

/** A plain press on a link into the portal changes the page without loading it; any other is the browser's. */
export function onLinkPress(event: Event, open: (href: string) => void): void {
  if (!(event instanceof MouseEvent) || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || !isInPortal(pathname)) return;
  event.preventDefault();
  open(`${pathname}${search}${hash}`);
}

function isInPortal(pathname: string): boolean {
  return pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);
}
