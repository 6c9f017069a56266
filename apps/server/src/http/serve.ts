import type { Call, CallAnswer, CallInput } from '@lantern/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerWriter, answerWriter } from './answer/answer-writer';
import type { CallContext, SignedInContext } from './call-context';
import { checkAudience } from './check-audience';
import { checkSameSite } from './check-same-site';
import { openToAll } from './open-to-all';
import { plainListOptions } from './input/plain-list-options';
import { checkParams, type RawInput, readInput } from './input/read-input';
import { checkSelect, selectFields } from './answer/select-fields';
import { selectableFields } from './answer/selectable-fields';
import type { ListFields } from '../store/lists/list-field';

export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: C['audience'] extends 'public' ? CallContext : SignedInContext,
) => Promise<CallAnswer<C>>;

/** Registers one call with its handler; a list with the fields it may be filtered and sorted by. */
export type Serve = <C extends Call>(call: C, handler: Handler<C>, fields?: ListFields) => void;

/** Makes a call inside this process, for a page that is being rendered: same checks, same answer, no network. */
export type InvokeCall = <C extends Call>(
  call: C,
  input: CallInput<C>,
  context: CallContext,
) => Promise<CallAnswer<C>>;

export type ContextOf = (request: FastifyRequest) => Promise<CallContext>;

type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

export function createServe(
  app: FastifyInstance,
  contextOf: ContextOf,
): { serve: Serve; invoke: InvokeCall } {
  // By address: the built portal brings its own copy of the contract.
  const handlers = new Map<string, { call: Call; handler: AnyHandler; writer: AnswerWriter }>();

  const serve: Serve = (call, handler) => {
    const writer = answerWriter(call.response);
    const isList = isListCall(call);
    const selectable = new Set(selectableFields(call.response).map(({ path }) => path));
    handlers.set(addressOf(call), { call, handler: handler as AnyHandler, writer }); // input and caller are checked before each use
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        if (call.isOpenToAll) openToAll(reply);
        if (call.method !== 'GET') checkSameSite(request);
        const context = await contextOf(request);
        checkAudience(call.audience, context);
        const input = readInput(call, isList ? withPlainOptions(request) : request, context.locale);
        const select = selectOf(input);
        checkSelect(select, selectable);
        const answer = await handler(input as never, context as never); // read and checked just above
        reply.header('content-type', 'application/json; charset=utf-8');
        return select ? JSON.stringify(selectFields(writer.toWire(answer), select)) : writer.toText(answer);
      },
    });
  };

  const invoke: InvokeCall = async (call, input, context) => {
    const served = handlers.get(addressOf(call));
    if (!served) throw new Error(`No handler for ${addressOf(call)}`);
    checkAudience(served.call.audience, context);
    checkParams(served.call, input, context.locale);
    return served.writer.toPage(await served.handler(input, context)) as never; // the schema's own type
  };

  return { serve, invoke };
}

/** Does it take load options? */
export function isListCall({ query }: Call): boolean {
  return query !== undefined && 'filter' in query.shape;
}

function withPlainOptions({ params, query, body }: RawInput): RawInput {
  return { params, query: plainListOptions(query), body };
}

function addressOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** By listQuery, or by the one parameter that holds all of it [7.15]. */
function selectOf({ query }: Record<string, unknown>): string[] | undefined {
  const asked = query as { select?: string[]; query?: { select?: string[] } } | undefined;
  return asked?.select ?? asked?.query?.select;
}
