import type { MakeCall } from '@lantern/contract/render-page';
import type { QueryClient } from '@tanstack/react-query';

const callers = new WeakMap<QueryClient, MakeCall>();

/** Each page has its query client, each query client its way to make calls: the network, or inside the server. */
export function provideApi(client: QueryClient, call: MakeCall): void {
  callers.set(client, call);
}

export function apiOf(client: QueryClient): MakeCall {
  const call = callers.get(client);
  if (!call) throw new Error('This query client has no way to make calls');
  return call;
}
