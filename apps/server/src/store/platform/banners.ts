import type { BannerLanguages } from '@lantern/domain/banner/banner-text';
import { type BannerFacts, isBannerFor, visibleBanners } from '@lantern/domain/banner/visible-banners';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type StoredBanner = BannerFacts & {
  id: string;
  link: string | null;
  picture: { id: string; name: string } | null;
  isDismissed: boolean;
};

/** Who reads; without a user a visitor. */
export type BannerAsker = BannerLanguages & { tenantId: string; userId: string | null };

/** [1.6] What they are shown now. */
export async function listVisibleBanners(db: Db, asker: BannerAsker, now: Date): Promise<StoredBanner[]> {
  const { banners, reader } = await readBanners(db, asker);
  return visibleBanners(banners, reader, now);
}

/** [1.6] False where there is none that is for them now. Twice is once. */
export async function dismissBanner(
  db: Db,
  asker: BannerAsker,
  { bannerId, now }: { bannerId: string; now: Date },
): Promise<boolean> {
  const { banners, reader } = await readBanners(db, asker);
  const banner = banners.find(({ id }) => id === bannerId);
  if (!banner || !isBannerFor(banner, reader, now)) return false;
  await db.query(
    sql`insert into banner_dismissals (tenant_id, user_id, banner_id, dismissed)
        values (${asker.tenantId}, ${asker.userId}, ${bannerId}, ${now})
        on conflict do nothing`,
  );
  return true;
}

async function readBanners(db: Db, { tenantId, userId, ...languages }: BannerAsker) {
  const rows = await db.query<StoredBanner & { readerUnitIds: string[] }>(
    sql`with recursive mine as (
          select unit_id as id from unit_members where tenant_id = ${tenantId} and user_id = ${userId}::uuid
          union
          select n.parent_id from mine m join units n on n.tenant_id = ${tenantId} and n.id = m.id
           where n.parent_id is not null)
        select b.id, b.code, b.audience, b.unit_ids as "unitIds", b.starts, b.ends, b.position, b.link, b.texts,
               case when f.id is not null then jsonb_build_object('id', f.id, 'name', f.name) end as picture,
               d.user_id is not null as "isDismissed", array(select id from mine) as "readerUnitIds"
          from banners b
          left join files f on f.tenant_id = b.tenant_id and f.id = b.file_id
          left join banner_dismissals d
            on d.tenant_id = b.tenant_id and d.banner_id = b.id and d.user_id = ${userId}::uuid
         where b.tenant_id = ${tenantId}`,
  );
  const unitIds = rows[0]?.readerUnitIds ?? [];
  return { banners: rows, reader: { ...languages, isSignedIn: userId !== null, unitIds } };
}
