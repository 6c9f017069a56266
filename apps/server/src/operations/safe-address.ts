import { isLoopback } from '@lantern/domain/web/loopback';
import * as z from 'zod/mini';

/** Of another program that the server or its people are sent to: https, or http on this very machine. */
export const safeAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .check(z.refine(isSafe, 'Must be https: only this very machine is asked over http'));

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}
