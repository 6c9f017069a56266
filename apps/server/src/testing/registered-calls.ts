import type { Call } from '@lantern/contract/call';
import { registerCalls } from '../calls/register-calls';

/** Every call of the API, commands and steps included. */
export function registeredCalls(): Call[] {
  const calls: Call[] = [];
  registerCalls(
    (call) => void calls.push(call),
    (command) => void calls.push(command),
    (step) => void calls.push(step),
  );
  return calls;
}
