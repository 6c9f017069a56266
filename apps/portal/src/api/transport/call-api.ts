import { type Call, type CallAnswer, type CallInput, fillPath } from '@lantern/contract/call';
import type { MakeCall } from '@lantern/contract/render-page';
import * as z from 'zod/mini';
import { fetchAnswer } from './fetch-answer';
import { requestHeaders } from './request-headers';

// The page's policy forbids code from text, which zod would try for speed.
z.config({ jitless: true });

const KEPT_ALIVE_CHARACTERS = 8000;

type AnyInput = { params?: Record<string, string>; query?: unknown; body?: unknown };

/** Makes one contract call over the network and waits for its answer. What the server refuses arrives as ProblemError. */
export const callApi: MakeCall = async <C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<CallAnswer<C>> => {
  const prefer = call.method === 'GET' ? 'respond-async' : 'respond-sync';
  const reply = await request(call, input as AnyInput, prefer); // CallInput has these parts and no others
  return z.decode(call.response, (await reply.json()) as never) as CallAnswer<C>; // decode has just checked it
};

export function request(
  call: Call,
  input: AnyInput,
  prefer: 'respond-async' | 'respond-sync',
): Promise<Response> {
  const { params, query, body } = input;
  const address = `${fillPath(call.path, params)}${searchOf(call, query)}`;
  return fetchAnswer(address, {
    method: call.method,
    headers: requestHeaders(prefer, body !== undefined),
    ...(body !== undefined && call.body && bodyOf(z.encode(call.body, body))),
  });
}

/** What is small is sent even if the page is left meanwhile; browsers keep 64 kB in all for that. */
function bodyOf(wire: unknown): { body: string; keepalive: boolean } {
  const body = JSON.stringify(wire);
  return { body, keepalive: body.length < KEPT_ALIVE_CHARACTERS };
}

/** Parts of a query that are lists repeat their key. */
function searchOf(call: Call, query: unknown): string {
  if (!call.query || query === undefined) return '';
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(z.encode(call.query, query as never))) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(key, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}
