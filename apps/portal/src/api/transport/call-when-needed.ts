import type { MakeCall } from '@lantern/contract/render-page';

/** The first page comes with its data: what makes calls, and the schemas that check them, load with the first call. */
export const callWhenNeeded: MakeCall = async (call, input) => {
  const { callApi } = await import('./call-api');
  return callApi(call, input);
};
