import { afterEach, vi } from 'vitest';

type Asked = {
  address: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  keepalive: boolean;
};
type Reply = Response | Error;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stands in for the network: answers in turn, the last one for ever, and keeps what was asked. */
export function answerWith(...replies: [Reply, ...Reply[]]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, headers, body, keepalive = false }: RequestInit = {}) => {
      const reply = replies[Math.min(asked.length, replies.length - 1)] ?? replies[0];
      asked.push({
        address,
        method: method ?? 'GET',
        headers: Object.fromEntries(new Headers(headers)),
        keepalive,
        body: typeof body === 'string' ? JSON.parse(body) : null,
      });
      if (reply instanceof Error) throw reply;
      return reply.clone();
    },
  );
  return asked;
}

export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A refusal as our server words it. */
export function refusal(status: number, code: string, errors: Record<string, string[]> = {}): Response {
  const body = {
    type: 'about:blank',
    title: 'Refused',
    status,
    code,
    detail: 'Why.',
    errors,
    traceId: 'trace-1',
  };
  return json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}
