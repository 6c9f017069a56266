import type { Call } from '@lantern/contract/call';
import { registerCalls } from '../calls/register-calls';

/** Every call of the API, commands included. */
export function registeredCalls(): Call[] {
  const calls: Call[] = [];
  registerCalls(
    (call) => void calls.push(call),
    (command) => void calls.push(command),
  );
  return calls;
}
