/** An origin as a content security policy names it; it cannot name an IPv6 address, so there any host on that port will do. */
export function policySource(address: string): string {
  const { origin, hostname, protocol, port } = new URL(address);
  return hostname.startsWith('[') ? `${protocol}//*:${port || '*'}` : origin;
}
