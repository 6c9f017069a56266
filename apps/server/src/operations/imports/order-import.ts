import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Db } from '../../db/db';
import { fileKey, type FileStorage } from '../../storage/file-storage';
import {
  countOpenImports,
  IMPORT_QUEUE,
  insertImportOrder,
  type OrderedBy,
} from '../../store/platform/import-orders';
import { insertJobs } from '../../store/platform/jobs';
import { type Operation, OperationRefusal } from '../operation';
import { noteUse } from '../operation-audit';

/** Of one tenant: their files lie here meanwhile. */
const MOST_OPEN = 100;
/** What passes is over by then; whatever kills its server each time is not tried for ever. */
const MOST_TRIES = 10;

/** What brings a file's worth of things in, and may be asked for without waiting for it. */
export function isImport({ verb, scope, file }: Operation): boolean {
  return verb === 'import' && scope !== null && file?.way === 'in';
}

type Ordered = OrderedBy & { operation: Operation; fields: object; path: string; now: Date };

/** Bytes first, then the order with its job: whatever breaks off before leaves bytes that are swept. Answers the order's id. */
export async function orderImport(
  { db, files }: { db: Db; files: FileStorage },
  tenantId: string,
  { operation, fields, path, userId, clientId, now }: Ordered,
): Promise<string> {
  if ((await countOpenImports(db, tenantId)) >= MOST_OPEN)
    throw new OperationRefusal(
      `${MOST_OPEN} imports are waiting already: order this one once some are done.`,
    );
  await operation.look?.(path);
  const [id, fileId] = [randomUUID(), randomUUID()];
  await files.put(fileKey(tenantId, fileId), createReadStream(path));
  await db.transaction(async (tx) => {
    const asked = { noun: operation.noun, fields, userId, clientId };
    await insertImportOrder(tx, tenantId, { ...asked, id, fileId, ordered: now });
    await noteUse(tx, tenantId, { operation, userId, clientId, now, why: 'ordered' });
    await insertJobs(tx, tenantId, { queue: IMPORT_QUEUE, keys: [id], runAfter: now, mostTries: MOST_TRIES });
  });
  return id;
}
