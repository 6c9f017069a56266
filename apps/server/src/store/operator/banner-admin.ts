import type { BannerTexts } from '@lantern/domain/banner/banner-text';
import type { BannerAudience } from '@lantern/domain/banner/visible-banners';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type OperatorBanner = {
  id: string;
  code: string;
  audience: BannerAudience;
  /** Their codes. */
  units: string[];
  starts: Date | null;
  ends: Date | null;
  position: number;
  link: string | null;
  /** The name of its file; null where it is drawn. */
  picture: string | null;
  texts: BannerTexts;
};

const BANNER = sql`select b.id, b.code, b.audience, b.starts, b.ends, b.position, b.link, b.texts, f.name as picture,
  array(select n.code from units n where n.tenant_id = b.tenant_id and n.id = any(b.unit_ids) order by n.code) as units
  from banners b left join files f on f.tenant_id = b.tenant_id and f.id = b.file_id`;

export function listBanners(db: Db, tenantId: string): Promise<OperatorBanner[]> {
  return db.query(sql`${BANNER} where b.tenant_id = ${tenantId} order by b.position, b.code`);
}

export function findBanner(db: Db, tenantId: string, code: string): Promise<OperatorBanner | null> {
  return findOne(db, sql`${BANNER} where b.tenant_id = ${tenantId} and b.code = ${code}`);
}

/** Known by its code; its picture stays. */
export async function upsertBanner(
  db: Db,
  tenantId: string,
  banner: Omit<OperatorBanner, 'picture'>,
): Promise<void> {
  const { id, code, audience, units, starts, ends, position, link, texts } = banner;
  await db.query(
    sql`insert into banners (tenant_id, id, code, audience, unit_ids, starts, ends, position, link, texts)
        select ${tenantId}::uuid, ${id}::uuid, ${code}::text, ${audience}::text,
               array(select n.id from units n where n.tenant_id = ${tenantId} and n.code = any(${units}::text[])),
               ${starts}::timestamptz, ${ends}::timestamptz, ${position}::int, ${link}::text,
               ${JSON.stringify(texts)}::jsonb
        on conflict (tenant_id, code) do update
           set audience = excluded.audience, unit_ids = excluded.unit_ids, starts = excluded.starts,
               ends = excluded.ends, position = excluded.position, link = excluded.link, texts = excluded.texts`,
  );
}

/** The row of the picture that it had goes; the sweep takes its bytes. */
export async function setBannerPicture(
  db: Db,
  tenantId: string,
  { id, fileId }: { id: string; fileId: string },
): Promise<void> {
  await db.query(
    sql`with before as (select file_id from banners where tenant_id = ${tenantId} and id = ${id}),
             changed as (update banners set file_id = ${fileId} where tenant_id = ${tenantId} and id = ${id})
        delete from files where tenant_id = ${tenantId} and id in (select file_id from before)`,
  );
}

export async function removeBanner(db: Db, tenantId: string, id: string): Promise<void> {
  await db.query(
    sql`with gone as (delete from banners where tenant_id = ${tenantId} and id = ${id} returning file_id)
        delete from files where tenant_id = ${tenantId} and id in (select file_id from gone)`,
  );
}
