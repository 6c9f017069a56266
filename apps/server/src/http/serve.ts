import type { Call, CallAnswer, CallInput } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { CallContext } from './call-context';
import { checkedContext, MissingScope } from './check-audience';
import { problemErrorOf } from './answer/problem-of';
import { plainListOptions } from './input/plain-list-options';
import { type RawInput, checkParams, readInput } from './input/read-input';
import { COMMANDS_A_MINUTE, LONGEST_TRANSFER_MS, MACHINE_CALLS_A_MINUTE } from './limits';
import { openToAll } from './open-to-all';
import { limitPerMinute } from './rate-limit';
import type { Exchange, ServedCall } from './served-call';

/** Makes a call inside this process, for a page that is being rendered: same checks, same answer, no network. */
export type InvokeCall = <C extends Call>(
  contract: C,
  input: CallInput<C>,
  context: CallContext,
) => Promise<CallAnswer<C>>;

export type ContextOf = (request: FastifyRequest) => Promise<CallContext>;

type Given = Pick<Exchange, 'idleMs' | 'runApart'>;

/** The one pipeline of calls and commands: whose page, which context, for whom, how often, with what; then the answer. */
export function createServe(app: FastifyInstance, contextOf: ContextOf, given: Given) {
  // By address: the built portal brings its own copy of the contract.
  const servedCalls = new Map<string, ServedCall>();
  const limitCommands = limitPerMinute(COMMANDS_A_MINUTE);
  const limitMachines = limitPerMinute(MACHINE_CALLS_A_MINUTE);

  function serve(served: ServedCall): void {
    const { contract, isRateLimited, check, noteRefused, answer, result } = served;
    const isList = isListCall(contract);
    servedCalls.set(addressOf(contract), served);
    const { takes } = contract;
    const route: RouteOptions = {
      method: contract.method,
      url: contract.path,
      ...((takes || contract.gives) && { handlerTimeout: LONGEST_TRANSFER_MS }),
      errorHandler: (error) => {
        throw isForeignContent(error) ? contentRefused(contract) : error;
      },
      handler: async (request, reply) => {
        if (contract.isOpenToAll) openToAll(reply);
        const asked = await contextOf(request);
        if (contract.method !== 'GET') checkSender(contract, request, asked);
        const context = await checkedOrNoted(asked);
        const { tenant, session, machine, now, locale } = context;
        if (isRateLimited && machine) limitMachines(machine.clientId, now.getTime());
        else if (isRateLimited) limitCommands(`${tenant.id} ${session?.userId}`, now.getTime());
        check?.(request);
        const input = readInput(contract, isList ? withPlainOptions(request) : request, locale);
        return answer(input as never, context as never, { request, reply, ...given }); // both checked just above
      },
    };
    /** Whoever may not is counted as whoever may: the audit is not theirs to fill. */
    async function checkedOrNoted(asked: CallContext): Promise<CallContext> {
      try {
        return await checkedContext(contract, asked);
      } catch (error) {
        if (error instanceof MissingScope) {
          const { machine, now } = error.context;
          if (isRateLimited) limitMachines(machine.clientId, now.getTime());
          await noteRefused?.(error.context);
        }
        throw error;
      }
    }

    if (takes) void app.register(async (room) => serveFileTo(room, { ...route, takes }));
    else app.route(route);
    if (result) serve(result);
  }

  const invoke: InvokeCall = async (contract, input, context) => {
    const served = servedCalls.get(addressOf(contract));
    if (!served?.answerPage) throw new Error(`No handler for ${addressOf(contract)}`);
    const caller = await checkedContext(served.contract, context);
    checkParams(served.contract, input, context.locale);
    return served.answerPage(input as never, caller as never) as never; // both checked; the schema's own type
  };

  return { serve, invoke };
}

/** Does it take load options? */
function isListCall({ query }: Call): boolean {
  return query !== undefined && 'filter' in query.shape;
}

function withPlainOptions({ params, query, body }: RawInput): RawInput {
  return { params, query: plainListOptions(query), body };
}

function addressOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** Its body is left to the handler to read, once it is known who sends it. */
function serveFileTo(room: FastifyInstance, { takes, ...route }: RouteOptions & { takes: string }): void {
  room.addContentTypeParser(takes, (_request, payload, done) => done(null, payload));
  room.route(route);
}

/** What no parser here reads is refused before the call is asked, which says what it takes. */
function isForeignContent(error: unknown): boolean {
  return !(error instanceof ProblemError) && problemErrorOf(error).code === 'unsupportedMediaType';
}

function contentRefused({ takes = 'application/json' }: Pick<Call, 'takes'>): ProblemError {
  return new ProblemError('unsupportedMediaType', { contentType: [takes] });
}

/** Everybody sends JSON or the file that is asked for; where no token decides, the cookie does, and then it must be our own page that sends. */
function checkSender(
  { audience, takes = 'application/json' }: Call,
  request: FastifyRequest,
  { bearer, isByToken }: CallContext,
): void {
  if (!request.headers['content-type']?.startsWith(takes)) throw contentRefused({ takes });
  const isDecidedByToken = isByToken || (audience === 'operator' && bearer !== null);
  if (!isDecidedByToken) checkSameSite(request);
}

/** A page of another site cannot make a browser send all three: JSON, our marker header and our own origin. */
function checkSameSite(request: FastifyRequest): void {
  const { headers } = request;
  if (headers['x-requested-with'] !== 'XMLHttpRequest') throw new ProblemError('forbidden');
  if (headers['sec-fetch-site'] === 'same-origin') return;
  if (!headers['sec-fetch-site'] && headers.origin === request.ownOrigin) return;
  throw new ProblemError('forbidden');
}
