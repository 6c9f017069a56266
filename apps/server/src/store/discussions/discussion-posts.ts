import type { ThreadKind } from '@lantern/contract/discussions/discussion-post';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** A post, as far as it decides what may be done about it. */
export type PostFactsRow = {
  id: string;
  placeId: string;
  threadId: string;
  parentId: string | null;
  /** Of what it answers. */
  grandparentId: string | null;
  userId: string;
  kind: ThreadKind;
  edited: Date | null;
  isRemoved: boolean;
  isHidden: boolean;
  /** Of its thread. */
  isClosed: boolean;
  threadUserId: string;
  threadTitle: string;
  isThreadHidden: boolean;
};

export function findPost(
  db: Db,
  tenantId: string,
  { placeId, id }: { placeId: string; id: string },
): Promise<PostFactsRow | null> {
  return findOne<PostFactsRow>(db, postWhere(tenantId, sql`p.place_id = ${placeId} and p.id = ${id}`));
}

/** The same wherever it is. */
export function findPostAnywhere(db: Db, tenantId: string, id: string): Promise<PostFactsRow | null> {
  return findOne<PostFactsRow>(db, postWhere(tenantId, sql`p.id = ${id}`));
}

function postWhere(tenantId: string, which: Sql): Sql {
  return sql`select p.id, p.place_id as "placeId", p.thread_id as "threadId", p.parent_id as "parentId",
               a.parent_id as "grandparentId", p.user_id as "userId", t.kind, p.edited,
               p.removed is not null as "isRemoved", p.hidden is not null as "isHidden",
               t.closed is not null as "isClosed", t.user_id as "threadUserId", t.title as "threadTitle",
               t.hidden is not null as "isThreadHidden"
          from discussion_posts p
          join discussion_posts t on t.tenant_id = p.tenant_id and t.id = p.thread_id
          left join discussion_posts a on a.tenant_id = p.tenant_id and a.id = p.parent_id
         where p.tenant_id = ${tenantId} and ${which}`;
}

/** Whoever changes a thread waits for whoever is at it. */
export async function lockThread(db: Db, tenantId: string, id: string): Promise<void> {
  await db.query(sql`select from discussion_posts where tenant_id = ${tenantId} and id = ${id} for update`);
}

export type NewPost = {
  id: string;
  objectiveId: string;
  placeId: string;
  threadId: string;
  parentId: string | null;
  userId: string;
  kind: ThreadKind;
  title: string;
  text: string;
  html: string;
  isAnonymous: boolean;
  created: Date;
};

/** False where there is one with this id. */
export async function insertPost(db: Db, tenantId: string, post: NewPost): Promise<boolean> {
  const {
    id,
    objectiveId,
    placeId,
    threadId,
    parentId,
    userId,
    kind,
    title,
    text,
    html,
    isAnonymous,
    created,
  } = post;
  const inserted = await findOne(
    db,
    sql`insert into discussion_posts (tenant_id, id, objective_id, place_id, thread_id, parent_id, user_id, kind, title,
                                      text, html, is_anonymous, created, last_active)
        values (${tenantId}, ${id}, ${objectiveId}, ${placeId}, ${threadId}, ${parentId}, ${userId}, ${kind}, ${title},
                ${text}, ${html}, ${isAnonymous}, ${created}, ${created})
        on conflict do nothing returning id`,
  );
  return inserted !== null;
}

export type ChangedPost = {
  id: string;
  title: string;
  text: string;
  html: string;
  /** It has other files than before. */
  hasOtherFiles: boolean;
  now: Date;
};

/** Edited is what says something else than before, or has other files. */
export async function updatePostText(
  db: Db,
  tenantId: string,
  { id, title, text, html, hasOtherFiles, now }: ChangedPost,
): Promise<void> {
  await db.query(
    sql`update discussion_posts set title = ${title}, text = ${text}, html = ${html}, edited = ${now}
         where tenant_id = ${tenantId} and id = ${id}
           and (${hasOtherFiles}::boolean or (title, text) is distinct from (${title}::text, ${text}::text))`,
  );
}

/** [1.3] What was answered stays as an empty place; anything else is gone. Answers whether it is. */
export async function removePost(
  db: Db,
  tenantId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const gone = await findOne(
    db,
    sql`delete from discussion_posts p where p.tenant_id = ${tenantId} and p.id = ${id}
           and not exists (select from discussion_posts c where c.tenant_id = p.tenant_id and c.parent_id = p.id)
        returning id`,
  );
  if (gone) return true;
  await db.query(
    sql`update discussion_posts set removed = ${now}, title = '', text = '', html = ''
         where tenant_id = ${tenantId} and id = ${id}`,
  );
  return false;
}

/** What a thread shows in lists. */
export async function recountThread(db: Db, tenantId: string, threadId: string): Promise<void> {
  await db.query(
    sql`update discussion_posts t
           set reply_count = x.count, last_active = greatest(t.created, x.last)
          from (select count(*)::int as count, max(p.created) as last from discussion_posts p
                 where p.tenant_id = ${tenantId} and p.thread_id = ${threadId} and p.parent_id is not null
                   and p.removed is null and p.hidden is null) x
         where t.tenant_id = ${tenantId} and t.id = ${threadId}`,
  );
}
