import type { Attachment, AttachmentKind } from '@lantern/contract/entities/attachment';
import { countOf, type Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';

/** What files are attached to: an announcement, a post … */
export type Thing = { kind: AttachmentKind; id: string };

export const ATTACHMENT =
  trusted(`a.id, a.name, a.byte_length::int as size, a.media_type as "mediaType", a.state,
  a.width, a.height`);

export type Attached = { ownerId: string; ids: readonly string[]; to: Thing };

/**
 * These are the files of the thing from now on, in this order: new ones of the owner's that hang on nothing else, and those
 * that it has already, whoever brought them; the others it had go. All or nothing: false, where one may not be attached.
 */
export async function attachFiles(
  tx: Db,
  tenantId: string,
  { ownerId, ids, to }: Attached,
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const mine = sql`a.tenant_id = ${tenantId} and a.state <> 'refused'
    and ((a.kind is null and a.user_id = ${ownerId}) or (a.kind = ${to.kind} and a.thing_id = ${to.id}))`;
  const found = await countOf(
    tx,
    sql`with allowed as (select a.id from attachments a where ${mine} and a.id = any (${wanted}::uuid[]) for update),
        put as (update attachments a set kind = ${to.kind}, thing_id = ${to.id}, position = w.position
                  from unnest(${wanted}::uuid[]) with ordinality as w (id, position)
                 where a.tenant_id = ${tenantId} and a.id = w.id
                   and (select count(*) from allowed) = ${wanted.length}::int),
        gone as (update attachments a set kind = null, thing_id = null, position = null
                  where a.tenant_id = ${tenantId} and a.kind = ${to.kind} and a.thing_id = ${to.id}
                    and a.id <> all (${wanted}::uuid[])
                    and (select count(*) from allowed) = ${wanted.length}::int)
        select count(*)::int as count from allowed`,
  );
  return found === wanted.length;
}

/** The files of things that are gone: nobody reads them any more, and they are swept after a while. */
export async function detachFiles(
  tx: Db,
  tenantId: string,
  { kind, ids }: { kind: AttachmentKind; ids: readonly string[] },
): Promise<void> {
  await tx.query(
    sql`update attachments set kind = null, thing_id = null, position = null
         where tenant_id = ${tenantId} and kind = ${kind} and thing_id = any (${[...ids]}::uuid[])`,
  );
}

/** Where the things of each kind stand. */
const TABLES = {
  announcement: trusted('announcements'),
  post: trusted('discussion_posts'),
  teamWork: trusted('group_activity_workflows'),
  teamMessage: trusted('team_messages'),
} satisfies Record<AttachmentKind, Sql>;

/** The files of things that went with something else, as with their course. */
export async function detachLostFiles(db: Db): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES)) {
    await db.query(
      sql`update attachments a set kind = null, thing_id = null, position = null
           where a.kind = ${kind}
             and not exists (select from ${table} t where t.tenant_id = a.tenant_id and t.id = a.thing_id)`,
    );
  }
}

/** The files of many things at once, by the thing's id; a thing without files is not in it. */
export async function listAttachments(
  db: Db,
  tenantId: string,
  { kind, ids }: { kind: AttachmentKind; ids: readonly string[] },
): Promise<Map<string, Attachment[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Attachment & { thingId: string }>(
    sql`select ${ATTACHMENT}, a.thing_id as "thingId" from attachments a
         where a.tenant_id = ${tenantId} and a.kind = ${kind} and a.thing_id = any (${[...ids]}::uuid[])
         order by a.thing_id, a.position`,
  );
  const files = new Map<string, Attachment[]>();
  for (const { thingId, ...file } of rows) files.set(thingId, [...(files.get(thingId) ?? []), file]);
  return files;
}
