import { randomUUID } from 'node:crypto';
import { type CallInput, fillPath } from '@lantern/contract/call';
import type { Step } from '@lantern/contract/command';
import { answerWriter } from '../http/answer/answer-writer';
import type { SignedInContext } from '../http/call-context';
import { preferenceOf } from '../http/input/preference';
import type { Exchange, Handler, ServedCall } from '../http/served-call';
import { answerCommand, resultCallOf } from './command-answer';
import { runStep } from './run-step';

type StepInput = { params?: Record<string, string>; body: { id?: string } };

/** [7.10]–[7.12] Reading 73: what may be repeated at will, answered as `Prefer` asks. Who waits needs no memory of it. */
export function step<C extends Step>(contract: C, handler: Handler<C>): ServedCall {
  const writer = answerWriter(contract.response);
  return {
    contract,
    result: resultCallOf(contract),
    answer: async (input: CallInput<C>, context: SignedInContext, { request, reply }: Exchange) => {
      const { params, body } = input as StepInput; // every step has a body, and texts in its path
      const preference = preferenceOf(request.headers['prefer']);
      const work = async () => writer.toWire(await handler(input, context));
      const { id = randomUUID() } = body;
      if (preference === 'respond-sync' && !body.id)
        return reply.header('preference-applied', preference).send(await work());
      const stored = await runStep(context.db, {
        key: { ...context.learner, kind: contract.kind, id },
        asked: { ...params, ...body },
        now: context.now,
        isAwaited: preference === 'respond-sync',
        work,
      });
      const address = `${fillPath(contract.path, params)}/${id}`;
      return answerCommand(reply, { stored, id, address, preference, refusedAs: 'conflict' });
    },
  };
}
