import type { Db } from '../db/db';
import type { Sql } from '../db/sql';
import { postLine } from '../posts/post-html';
import {
  deleteTold,
  listToldOf,
  tellOtherReply,
  type ToldReply,
  type ToldRow,
} from '../store/notifications/told-replies';
import { shortLine } from './notification-facts';

/** A reply is not to be read any more: whoever was told of it is told of the one before it that is new to them, or of none. */
export async function withdrawReply(tx: Db, tenantId: string, reply: ToldReply, others: Sql): Promise<void> {
  const told = await listToldOf(tx, tenantId, reply, others);
  const gone = told.filter(({ rest }) => rest === null).map(({ id }) => id);
  if (gone.length > 0) await deleteTold(tx, tenantId, gone);
  const byReply = new Map<string, { ids: string[]; rest: NonNullable<ToldRow['rest']> }>();
  for (const { id, rest } of told) {
    if (!rest) continue;
    const same = byReply.get(rest.replyId);
    if (same) same.ids.push(id);
    else byReply.set(rest.replyId, { ids: [id], rest });
  }
  for (const { ids, rest } of byReply.values()) {
    const { replyId, actorId, text, made } = rest;
    const line = shortLine(postLine(text));
    await tellOtherReply(tx, tenantId, { ids, replyId, actorId, line, made });
  }
}
