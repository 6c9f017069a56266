import type { Call } from '@lantern/contract/call';
import { API_CALLS } from '../src/calls/api-calls';
import type { ListFields } from '../src/store/lists/list-field';

/** Every call of the API, commands and steps included. */
export function registeredCalls(): Call[] {
  return API_CALLS.map(({ contract }) => contract);
}

/** Every list of the API, with the fields that it may be filtered and sorted by. */
export function registeredLists(): Array<{ call: Call; fields: ListFields }> {
  return API_CALLS.flatMap(({ contract, fields }) => (fields ? [{ call: contract, fields }] : []));
}
