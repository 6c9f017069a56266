import type { Call, CallAnswer, CallInput } from '@lantern/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RunApart } from './run-apart';
import type { ListFields } from '../store/lists/list-field';
import { answerWriter } from './answer/answer-writer';
import { checkSelect, selectFields } from './answer/select-fields';
import { selectableFields } from './answer/selectable-fields';
import type { CallContext, SignedInContext } from './call-context';

export type ContextFor<C extends Call> = C['audience'] extends 'public' ? CallContext : SignedInContext;

export type Handler<C extends Call> = (input: CallInput<C>, context: ContextFor<C>) => Promise<CallAnswer<C>>;

export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** How long a file that it brings may stand still on its way. */
  idleMs: number;
  /** Where a whole file is worked on; null: in this very process. */
  runApart: RunApart | null;
};

/**
 * A call with what answers it. `serve` takes each through the same pipeline: whatever reaches `answer` was read by the call's
 * own schemas, and comes from somebody whom the call is for; hence `never` here and true types where it is made.
 */
export type ServedCall = {
  contract: Call;
  /** Of a list: what it may be filtered and sorted by. */
  fields?: ListFields;
  /** Does it count among what one person may send in a minute? */
  isRateLimited?: boolean;
  /** What else is asked before its input is read. */
  check?: (request: FastifyRequest) => void;
  /** A program that has not the scope asked for it. */
  noteRefused?: (context: CallContext) => Promise<void>;
  answer: (input: never, context: never, exchange: Exchange) => Promise<unknown>;
  /** The same for a page that is being rendered; what changes something has none. */
  answerPage?: (input: never, context: never) => Promise<unknown>;
  /** Of a command: the call that reads its result. */
  result?: ServedCall;
};

/** What asks and changes nothing that must happen once. */
export function call<C extends Call>(contract: C, handler: Handler<C>): ServedCall {
  const writer = answerWriter(contract.response);
  const selectable = new Set(selectableFields(contract.response).map(({ path }) => path));
  return {
    contract,
    answer: async (input: CallInput<C>, context: ContextFor<C>, { reply }: Exchange) => {
      const select = selectOf(input);
      checkSelect(select, selectable);
      const answer = await handler(input, context);
      reply.header('content-type', 'application/json; charset=utf-8');
      return select ? JSON.stringify(selectFields(writer.toWire(answer), select)) : writer.toText(answer);
    },
    answerPage: async (input: CallInput<C>, context: ContextFor<C>) =>
      writer.toPage(await handler(input, context)),
  };
}

/** A call that takes load options, with the fields that they may name. */
export function listCall<C extends Call>(contract: C, fields: ListFields, handler: Handler<C>): ServedCall {
  return { ...call(contract, handler), fields };
}

/** By listQuery, or by the one parameter that holds all of it [7.15]. */
function selectOf(input: unknown): string[] | undefined {
  const { query } = input as { query?: { select?: string[]; query?: { select?: string[] } } }; // none, or of those two shapes
  return query?.select ?? query?.query?.select;
}
