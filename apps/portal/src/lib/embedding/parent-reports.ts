import { isEmbedded, tellParent } from './parent-window';

const FLAGS = ['reportRedirect', 'reportLogout', 'reportNavigation'] as const;
type Flag = (typeof FLAGS)[number];

let asked: readonly Flag[] = [];

/** [2.36] The page around us asks by flags in the address that it opens; they hold until the frame loads anew. */
export function readParentReports(search: string): void {
  const query = new URLSearchParams(search);
  asked = isEmbedded() ? FLAGS.filter((flag) => query.has(flag)) : [];
}

/** Goes to another application, or has the page around us go there. */
export function leavePage(href: string, navigate = goTo): void {
  if (asked.includes('reportRedirect')) tellParent({ subject: 'lantern.redirect', href: absolute(href) });
  else navigate(href);
}

/** For links that lead out of the portal: a click that the page around us wants to follow itself. */
export function leaveByLink(event: { currentTarget: { href: string }; preventDefault: () => void }): void {
  if (!asked.includes('reportRedirect')) return;
  event.preventDefault();
  leavePage(event.currentTarget.href);
}

/** Ends the session, or has the page around us end it. */
export function signOutOfPage(href: string, navigate = goTo): void {
  if (asked.includes('reportLogout')) tellParent({ subject: 'lantern.logout' });
  else navigate(href);
}

/** Tells of a page that is now shown. */
export function tellNavigation(href: string): void {
  if (asked.includes('reportNavigation')) tellParent({ subject: 'lantern.navigate', href: absolute(href) });
}

function goTo(href: string): void {
  location.assign(href);
}

function absolute(href: string): string {
  return new URL(href, location.origin).href;
}
