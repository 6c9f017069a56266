import { timingSafeEqual } from 'node:crypto';
import { LaunchRefusal } from '../launch-refusal';

/** The token answers this very login: its nonce is the one that went out with the state. */
export function checkNonce(sent: string, received: unknown): void {
  const isSame =
    typeof received === 'string' &&
    received.length === sent.length &&
    timingSafeEqual(Buffer.from(received), Buffer.from(sent));
  if (!isSame) throw new LaunchRefusal('invalidToken', 'the nonce is another');
}
