const PUBLIC_PAGES = /^\/learn\/(?:open-catalog(?:\/.*)?|certificate\/[^/]+\/?)$/;
const PUBLIC_CALLS = /^\/api\/[a-z-]+\/v\d+\/public\//;

/** [6.5] Can this page be seen without signing in? */
function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.test(path);
}

/** [6.5] Is this one of the calls that a visitor may make? */
function isPublicCall(path: string): boolean {
  return PUBLIC_CALLS.test(path);
}

export type UnauthorizedReaction = 'none' | 'signIn' | 'askParentToSignIn';

/** [6.5] [8.1] What follows a 401: nothing on a public call or page, else sign in, or have the embedding page do it. */
export function unauthorizedReaction(
  callPath: string,
  { pagePath, isEmbedded }: { pagePath: string; isEmbedded: boolean },
): UnauthorizedReaction {
  if (isPublicCall(callPath) || isPublicPage(pagePath)) return 'none';
  return isEmbedded ? 'askParentToSignIn' : 'signIn';
}
