import type { OrderedImport } from '@lantern/contract/platform/ordered-import';
import * as z from 'zod/mini';
import {
  findImportOrder,
  type ImportOrder,
  listImportOrders,
  type OrderedBy,
} from '../../store/platform/import-orders';
import { badLines } from '../csv/bad-lines';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { shownImport } from './shown-import';

const MOST = 100;

/** With who ordered it. */
type Listed = OrderedImport & OrderedBy;

const showImports = operation({
  noun: 'imports',
  verb: 'list',
  scope: 'imports.read',
  summary: `Lists the imports that calls have ordered, the newest first, ${MOST} at most`,
  input: z.strictObject({}),
  fields: {},
  run: async (context) => (await listImportOrders(context.db, ofTenant(context), MOST)).map(listed),
  say: (imports: Listed[]) => (imports.length === 0 ? 'There is none.' : imports.map(importLine).join('\n')),
});

const showImport = operation({
  noun: 'imports',
  verb: 'show',
  scope: 'imports.read',
  summary: 'Shows what has come of an import that a call has ordered',
  input: z.strictObject({ id: z.guid() }),
  fields: { id: 'its id, from the list' },
  words: ['id'],
  run: async (context, { id }) => {
    const order = await findImportOrder(context.db, ofTenant(context), id);
    if (!order) throw new OperationRefusal(`There is no import ${id}: they are kept for thirty days.`);
    return listed(order);
  },
  say: (shown: Listed) =>
    [
      importLine(shown),
      ...badLines(shown.bad ?? []),
      ...(shown.outcome === null ? [] : [JSON.stringify(shown.outcome)]),
    ].join('\n'),
});

export const IMPORT_OPERATIONS: readonly Operation[] = [showImports, showImport];

function ofTenant({ tenantId, now }: OperationContext) {
  return { tenantId, clientId: null, noun: null, now };
}

function listed(order: ImportOrder): Listed {
  const { userId, clientId } = order;
  return { ...shownImport(order), userId, clientId };
}

function importLine({ id, operation: name, state, ordered, finished, reason, ...by }: Listed): string {
  const who = by.clientId === null ? `by user ${by.userId}` : `by client ${by.clientId}`;
  const until = finished ? [`finished ${finished.toISOString()}`] : [];
  const why = reason === null ? [] : [reason];
  return [id, name, state, `ordered ${ordered.toISOString()}`, ...until, who, ...why].join('  ');
}
