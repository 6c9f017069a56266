import { isSafeAddress } from '@lantern/domain/web/safe-address';
import * as z from 'zod/mini';

/** Of another program that the server or its people are sent to: https, or http on this very machine. */
export const safeAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .check(z.refine(isSafeAddress, 'Must be https: only this very machine is asked over http'));
