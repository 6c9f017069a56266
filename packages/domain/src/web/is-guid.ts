const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Any UUID-shaped text, the empty guid included, as the contract reads ids. */
export function isGuid(text: string): boolean {
  return GUID.test(text);
}
