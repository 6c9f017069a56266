/** [2.36] What a frame-embedded page tells the page around it. */
export type ParentMessage =
  | { subject: 'lantern.redirect' | 'lantern.navigate'; href: string }
  | { subject: 'lantern.logout' | 'lantern.relogin' };

export function isEmbedded(): boolean {
  return window.parent !== window;
}

/** The message holds nothing secret; it goes to our own origin, or to the embedder that the referrer names. */
export function tellParent(message: ParentMessage): void {
  window.parent.postMessage(message, parentOrigin());
}

function parentOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin;
}
