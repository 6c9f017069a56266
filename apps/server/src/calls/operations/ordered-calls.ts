import type { Call } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { CallContext } from '../../http/call-context';
import type { Exchange, ServedCall } from '../../http/served-call';
import { shownImport } from '../../operations/imports/shown-import';
import type { Operation } from '../../operations/operation';
import { findImportOrder, listImportOrders } from '../../store/platform/import-orders';
import { askerOf, noteAsked } from './note-asked';
import { orderedContracts } from './operation-contract';

const MOST = 100;

type Asked = { params: { id: string } };

/** Beside an import: what has come of those that were ordered. Whoever may ask for one may ask after it. */
export function orderedCalls(operation: Operation, scope: string, path: Call['path']): ServedCall[] {
  const { list, one } = orderedContracts(operation, scope, path);
  const whose = (context: CallContext) => {
    const { tenant, now } = context;
    return { tenantId: tenant.id, clientId: askerOf(context).clientId, noun: operation.noun, now };
  };
  const noteRefused = (context: CallContext) => noteAsked(operation, context, 'refused');
  const common = { isRateLimited: true, noteRefused };
  return [
    {
      ...common,
      contract: list,
      answer: async (_asked: object, context: CallContext, exchange: Exchange) =>
        send(exchange, (await listImportOrders(context.db, whose(context), MOST)).map(shownImport)),
    },
    {
      ...common,
      contract: one,
      answer: async ({ params: { id } }: Asked, context: CallContext, exchange: Exchange) => {
        const order = await findImportOrder(context.db, whose(context), id);
        if (!order) throw new ProblemError('notFound');
        return send(exchange, shownImport(order));
      },
    },
  ];
}

/** An outcome has no schema of its own. */
function send({ reply }: Exchange, shown: unknown) {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(shown));
}
