/** [2.36] What a frame-embedded page tells the page around it. */
export type ParentMessage =
  | { subject: 'lantern.redirect' | 'lantern.navigate'; href: string }
  | { subject: 'lantern.logout' | 'lantern.relogin' };

export function isEmbedded(): boolean {
  return window.parent !== window;
}

/** To one origin only. Who may embed us at all is the tenant's to say, and the browser's to hold (frame-ancestors). */
export function tellParent(message: ParentMessage): void {
  window.parent.postMessage(message, parentOrigin());
}

/** As the browser knows it; where it does not say, as the referrer does; else our own. */
function parentOrigin(): string {
  const [nearest] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin;
}
