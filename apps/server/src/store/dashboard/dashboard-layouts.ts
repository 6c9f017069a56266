import { arrangeWidgets, type PlacedWidget } from '@lantern/domain/dashboard/widgets';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

type StoredLayout = { widgets: Array<{ widget: string; isShown: boolean }> };

/** [2.2] In the learner's order; a release since then may have brought widgets, or taken some away. */
export async function readWidgets(db: Db, { tenantId, userId }: Learner): Promise<PlacedWidget[]> {
  const stored = await findOne<StoredLayout>(
    db,
    sql`select widgets from dashboard_layouts where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return arrangeWidgets(stored?.widgets ?? []);
}

/** The same, held until the transaction ends. */
export async function lockWidgets(db: Db, { tenantId, userId }: Learner): Promise<PlacedWidget[]> {
  const stored = await findOne<StoredLayout>(
    db,
    sql`select widgets from dashboard_layouts where tenant_id = ${tenantId} and user_id = ${userId} for update`,
  );
  return arrangeWidgets(stored?.widgets ?? []);
}

export async function saveWidgets(
  db: Db,
  { tenantId, userId }: Learner,
  widgets: readonly PlacedWidget[],
): Promise<void> {
  await db.query(
    widgets.length === 0
      ? sql`delete from dashboard_layouts where tenant_id = ${tenantId} and user_id = ${userId}`
      : sql`insert into dashboard_layouts (tenant_id, user_id, widgets)
            values (${tenantId}, ${userId}, ${JSON.stringify(widgets)}::jsonb)
            on conflict (tenant_id, user_id) do update set widgets = excluded.widgets`,
  );
}
