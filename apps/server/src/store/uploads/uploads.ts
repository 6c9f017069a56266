import type { Attachment, AttachmentKind } from '@lantern/contract/entities/attachment';
import type { Uploaded } from '@lantern/domain/attachments/attachment-limits';
import { countOf, type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { ATTACHMENT } from './attachments';

export type Upload = Attachment & {
  userId: string;
  fileId: string;
  kind: AttachmentKind | null;
  thingId: string | null;
};

export function findUpload(db: Db, tenantId: string, id: string): Promise<Upload | null> {
  return findOne<Upload>(
    db,
    sql`select ${ATTACHMENT}, a.user_id as "userId", a.file_id as "fileId", a.kind, a.thing_id as "thingId"
          from attachments a where a.tenant_id = ${tenantId} and a.id = ${id}`,
  );
}

/** What a person has sent, attached or not. */
export async function countUploads(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<Uploaded> {
  const found = await findOne<Uploaded>(
    db,
    sql`select count(*)::int as files, coalesce(sum(byte_length), 0)::float8 as bytes
          from attachments where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return found ?? { files: 0, bytes: 0 };
}

export type NewUpload = Attachment & { userId: string; fileId: string; now: Date };

/** False where there is one of this id. */
export async function insertUpload(db: Db, tenantId: string, upload: NewUpload): Promise<boolean> {
  const { id, userId, fileId, name, mediaType, size, width, height, state, now } = upload;
  const inserted = await findOne(
    db,
    sql`insert into attachments (tenant_id, id, user_id, file_id, name, media_type, byte_length, width, height, state, created)
        values (${tenantId}, ${id}, ${userId}, ${fileId}, ${name}, ${mediaType}, ${size}, ${width}, ${height}, ${state}, ${now})
        on conflict (tenant_id, id) do nothing returning id`,
  );
  return inserted !== null;
}

/** Of the person's own, what is attached to nothing; false where there is none. */
export async function removeUpload(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  id: string,
): Promise<boolean> {
  const removed = await findOne(
    db,
    sql`delete from attachments where tenant_id = ${tenantId} and id = ${id} and user_id = ${userId} and kind is null
        returning id`,
  );
  return removed !== null;
}

export type Unchecked = { tenantId: string; id: string; fileId: string };

/** In no order, so that one that cannot be looked at holds up no other for ever. */
export function listUnchecked(db: Db, limit: number): Promise<Unchecked[]> {
  return db.query<Unchecked>(
    sql`select tenant_id as "tenantId", id, file_id as "fileId" from attachments
         where state = 'unchecked' order by random() limit ${limit}`,
  );
}

export async function setChecked(
  db: Db,
  { tenantId, id }: Unchecked,
  state: 'ready' | 'refused',
): Promise<void> {
  await db.query(
    sql`update attachments set state = ${state}
         where tenant_id = ${tenantId} and id = ${id} and state = 'unchecked'`,
  );
}

/** What was never attached, or is not any more; some at a time, answers how many. */
export function deleteUnattachedBefore(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    sql`with old as (select tenant_id, id from attachments
                      where kind is null and created < ${before} order by created limit ${limit} for update skip locked),
        gone as (delete from attachments a using old where a.tenant_id = old.tenant_id and a.id = old.id returning 1)
        select count(*)::int as count from gone`,
  );
}
