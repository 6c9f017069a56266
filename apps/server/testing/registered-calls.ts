import type { Call } from '@lantern/contract/call';
import { registerCalls } from '../src/calls/register-calls';
import type { ListFields } from '../src/store/lists/list-field';

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

/** Every list of the API, with the fields that it may be filtered and sorted by. */
export function registeredLists(): Array<{ call: Call; fields: ListFields }> {
  const lists: Array<{ call: Call; fields: ListFields }> = [];
  registerCalls(
    (call, _handler, fields) => void (fields && lists.push({ call, fields })),
    () => undefined,
    () => undefined,
  );
  return lists;
}
