import type { BadLine } from '@lantern/contract/problem-error';
import { countOf, type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** The queue of the jobs that do them; a job's key is the order's id. */
export const IMPORT_QUEUE = 'import';

/** Who asked: a person or a program. */
export type OrderedBy = { userId: string | null; clientId: string | null };

export type NewImportOrder = OrderedBy & {
  id: string;
  noun: string;
  fields: object;
  fileId: string;
  ordered: Date;
};

/** Why nothing came of it. */
export type ImportRefusal = { message: string; bad: readonly BadLine[] | null };

export type ImportOrder = OrderedBy & {
  id: string;
  noun: string;
  /** removed: its job is gone; givenUp: it has failed as often as it may. Neither has finished. */
  state: 'waiting' | 'running' | 'done' | 'refused' | 'removed' | 'givenUp';
  ordered: Date;
  finished: Date | null;
  outcome: unknown;
  refusal: ImportRefusal | null;
};

export async function insertImportOrder(db: Db, tenantId: string, order: NewImportOrder): Promise<void> {
  const { id, noun, fields, fileId, userId, clientId, ordered } = order;
  await db.query(
    sql`insert into import_orders (tenant_id, id, noun, fields, file_id, user_id, client_id, ordered)
        values (${tenantId}, ${id}, ${noun}, ${JSON.stringify(fields)}, ${fileId}, ${userId}, ${clientId}, ${ordered})`,
  );
}

export function countOpenImports(db: Db, tenantId: string): Promise<number> {
  return countOf(
    db,
    sql`select count(*)::int as count from import_orders where tenant_id = ${tenantId} and file_id is not null`,
  );
}

const SHOWN = (now: Date) => sql`
  select o.id, o.noun, o.user_id as "userId", o.client_id as "clientId", o.ordered, o.finished, o.outcome, o.refusal,
         case when o.outcome is not null then 'done' when o.refusal is not null then 'refused'
              when j.id is null then 'removed'
              when j.claim is not null and j.run_after > ${now} then 'running'
              when j.tries >= j.most_tries then 'givenUp' else 'waiting' end as state
    from import_orders o
    left join jobs j on j.tenant_id = o.tenant_id and j.queue = ${IMPORT_QUEUE} and j.key = o.id::text`;

/** Of one program where it asks, otherwise of the whole tenant. */
type Whose = { tenantId: string; clientId: string | null; noun: string | null; now: Date };

export function findImportOrder(
  db: Db,
  { tenantId, clientId, noun, now }: Whose,
  id: string,
): Promise<ImportOrder | null> {
  return findOne<ImportOrder>(
    db,
    sql`${SHOWN(now)}
         where o.tenant_id = ${tenantId} and o.id = ${id} and (${clientId}::uuid is null or o.client_id = ${clientId})
           and (${noun}::text is null or o.noun = ${noun})`,
  );
}

/** The newest first. */
export function listImportOrders(
  db: Db,
  { tenantId, clientId, noun, now }: Whose,
  take: number,
): Promise<ImportOrder[]> {
  return db.query<ImportOrder>(
    sql`${SHOWN(now)}
         where o.tenant_id = ${tenantId} and (${clientId}::uuid is null or o.client_id = ${clientId})
           and (${noun}::text is null or o.noun = ${noun})
         order by o.ordered desc, o.id limit ${take}`,
  );
}

export type OpenImport = OrderedBy & { id: string; noun: string; fields: object; fileId: string };

/** What is still to be done. */
export function findOpenImport(db: Db, tenantId: string, id: string): Promise<OpenImport | null> {
  return findOne<OpenImport>(
    db,
    sql`select id, noun, fields, file_id as "fileId", user_id as "userId", client_id as "clientId"
          from import_orders where tenant_id = ${tenantId} and id = ${id} and file_id is not null`,
  );
}

/** Its bytes are nobody's then, and swept. */
export async function setImportDone(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  { outcome, now }: { outcome: unknown; now: Date },
): Promise<void> {
  await db.query(
    sql`update import_orders set finished = ${now}, outcome = ${JSON.stringify(outcome)}, file_id = null
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export async function setImportRefused(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  { refusal, now }: { refusal: ImportRefusal; now: Date },
): Promise<void> {
  await db.query(
    sql`update import_orders set finished = ${now}, refusal = ${JSON.stringify(refusal)}, file_id = null
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** What is over, whether anything came of it or not, with the jobs that were given up; what may still be done stays. */
export async function deleteImportOrdersBefore(db: Db, before: Date, most: number): Promise<number> {
  return countOf(
    db,
    sql`with old as (
          delete from import_orders where (tenant_id, id) in (
            select o.tenant_id, o.id from import_orders o
             where o.ordered < ${before} and not exists (
                     select from jobs j
                      where j.tenant_id = o.tenant_id and j.queue = ${IMPORT_QUEUE} and j.key = o.id::text
                        and j.tries < j.most_tries)
             limit ${most} for update skip locked)
          returning tenant_id, id),
        given_up as (
          delete from jobs j using old
           where j.tenant_id = old.tenant_id and j.queue = ${IMPORT_QUEUE} and j.key = old.id::text)
        select count(*)::int as count from old`,
  );
}
