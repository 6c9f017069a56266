type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

let policy: Policy | null = null;

/** The page's policy lets no text become the address of a script unless it is one of our own. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // TypeScript's DOM has no name for it
  policy ??= trustedTypes?.createPolicy('lantern-worker', { createScriptURL: own }) ?? {
    createScriptURL: own,
  };
  return policy.createScriptURL(url);
}

function own(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError('A script of another origin');
  return href;
}
