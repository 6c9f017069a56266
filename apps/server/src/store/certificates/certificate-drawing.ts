import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** Its files are stored; from now on they are there for everybody. */
export async function setCertificateDrawn(
  db: Db,
  { tenantId, id, filesId, now }: { tenantId: string; id: string; filesId: string; now: Date },
): Promise<void> {
  await db.query(
    sql`update certificate_records set rendered = ${now}, files_id = ${filesId}
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export type CertificateIssuer = {
  productTitle: string;
  hasOwnLogo: boolean;
  brandTokens: Record<string, number>;
  /** The host of a tenant that has its own; null for the one that answers for all others. */
  domain: string | null;
};

export function findCertificateIssuer(db: Db, tenantId: string): Promise<CertificateIssuer | null> {
  return findOne<CertificateIssuer>(
    db,
    sql`select t.product_title as "productTitle", t.logo_url is not null as "hasOwnLogo",
               t.brand_tokens as "brandTokens",
               case when not t.is_fallback then (select min(d.domain) from tenant_domains d
                                                  where d.tenant_id = t.id) end as domain
          from tenants t where t.id = ${tenantId}`,
  );
}

/** [3.11] By its number: takes a certificate back; null when there is none. */
export function revokeCertificate(
  db: Db,
  { tenantId, certificateNumber, now }: { tenantId: string; certificateNumber: string; now: Date },
): Promise<{ revoked: Date } | null> {
  return findOne(
    db,
    sql`update certificate_records set revoked = coalesce(revoked, ${now})
         where tenant_id = ${tenantId} and certificate_number = ${certificateNumber}
        returning revoked`,
  );
}

/** [3.11] All that the result of an attempt has earned; answers their numbers. */
export async function revokeCertificatesOfAttempt(
  db: Db,
  { tenantId, objectiveWorkflowId, now }: { tenantId: string; objectiveWorkflowId: string; now: Date },
): Promise<string[]> {
  const revoked = await db.query<{ certificateNumber: string }>(
    sql`update certificate_records c set revoked = ${now}
          from objective_records r
         where r.tenant_id = ${tenantId} and r.workflow_id = ${objectiveWorkflowId}
           and c.tenant_id = r.tenant_id and c.record_id = r.id and c.revoked is null
        returning c.certificate_number as "certificateNumber"`,
  );
  return revoked.map(({ certificateNumber }) => certificateNumber);
}

/** Those of a result whose marks are others now. What has no files waits to be drawn, by a trigger. */
export async function redrawCertificatesOfResult(
  db: Db,
  { tenantId, recordId }: { tenantId: string; recordId: string },
): Promise<void> {
  await db.query(
    sql`update certificate_records set rendered = null
         where tenant_id = ${tenantId} and record_id = ${recordId} and kind = 'custom' and revoked is null`,
  );
}

/** Has certificates drawn anew, one or all of a tenant; the old files serve until the new ones are there. */
export async function redrawCertificates(
  db: Db,
  { tenantId, certificateNumber }: { tenantId: string; certificateNumber: string | null },
): Promise<number> {
  const rows = await db.query(
    sql`update certificate_records set rendered = null
         where tenant_id = ${tenantId} and kind = 'custom' and revoked is null
           and (${certificateNumber}::text is null or certificate_number = ${certificateNumber})
        returning id`,
  );
  return rows.length;
}
