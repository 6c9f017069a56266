import { isLoopback } from '@lantern/domain/session/loopback';

/** Somebody who works or tests on the machine itself is nobody to hold back. */
export function isOwnMachine(address: string): boolean {
  return address === '::1' || isLoopback(address.replace(/^::ffff:/, ''));
}
