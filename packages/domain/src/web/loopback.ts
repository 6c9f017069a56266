/** [5.1] Reading 28: a host name that never leaves the machine, as URL.hostname spells it. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
