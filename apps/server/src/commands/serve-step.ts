import { randomUUID } from 'node:crypto';
import type { Step } from '@lantern/contract/command';
import type { FastifyInstance } from 'fastify';
import { answerWriter } from '../http/answer/answer-writer';
import { requireLearner } from '../http/check-audience';
import { checkSameSite } from '../http/check-same-site';
import { preferenceOf } from '../http/input/preference';
import { readInput } from '../http/input/read-input';
import type { ContextOf, Handler } from '../http/serve';
import { answerCommand, commandKey, resultAddress, serveResult } from './command-answer';
import { runStep } from './run-step';

/** Registers a step and the address of its result. */
export type ServeStep = <C extends Step>(step: C, handler: Handler<C>) => void;

type StepInput = { params?: Record<string, string>; body: { id?: string } };

/** [7.10]–[7.12] Reading 73: what may be repeated at will, answered as `Prefer` asks. Who waits needs no memory of it. */
export function createServeStep(app: FastifyInstance, contextOf: ContextOf): ServeStep {
  return (step, handler) => {
    const writer = answerWriter(step.response);
    app.route({
      method: step.method,
      url: step.path,
      handler: async (request, reply) => {
        checkSameSite(request);
        const context = requireLearner(await contextOf(request));
        const input = readInput(step, request, context.locale) as StepInput; // by the step's own schemas
        const preference = preferenceOf(request.headers['prefer']);
        const work = async () => writer.toWire(await handler(input as never, context)); // as above
        const { id = randomUUID() } = input.body;
        if (preference === 'respond-sync' && !input.body.id)
          return reply.header('preference-applied', preference).send(await work());
        const stored = await runStep(context.db, {
          key: commandKey(context, step, id),
          asked: { ...input.params, ...input.body },
          now: context.now,
          isAwaited: preference === 'respond-sync',
          work,
        });
        const address = resultAddress(step, input.params, id);
        return answerCommand(reply, { stored, id, address, preference, refusedAs: 'conflict' });
      },
    });
    serveResult(app, contextOf, step);
  };
}
