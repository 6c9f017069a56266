import type { CertificateKind, CertificateState } from '@lantern/domain/vocabulary';
import { type Db, countOf, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';

export type ListedCertificate = {
  certificateNumber: string;
  email: string;
  course: string;
  template: string;
  issuedOn: string;
  expiresOn: string | null;
  revoked: Date | null;
};

type Wanted = { course: string | null; email: string | null; take: number };

/** The latest first. */
export function listIssuedCertificates(
  db: Db,
  tenantId: string,
  { course, email, take }: Wanted,
): Promise<ListedCertificate[]> {
  return db.query<ListedCertificate>(
    sql`select c.certificate_number as "certificateNumber", u.email, o.code as course, c.template_name as template,
               c.issued_on::text as "issuedOn", c.expires_on::text as "expiresOn", c.revoked
          from certificate_records c
          join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
          join objectives o on o.tenant_id = c.tenant_id and o.id = c.objective_id
         where c.tenant_id = ${tenantId} and (${course}::text is null or o.code = ${course})
           and (${email}::text is null or lower(u.email) = lower(${email}))
         order by c.created desc, c.id limit ${take}`,
  );
}

export type PassedResult = { recordId: string; protectResults: boolean };

/** Passes that lack the certificate of an active template of their course. */
export function listUncertifiedPasses(
  db: Db,
  tenantId: string,
  { course, email }: { course: string; email: string | null },
): Promise<PassedResult[]> {
  return db.query<PassedResult>(
    sql`select r.id as "recordId", r.protect_results as "protectResults"
          from objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
         where r.tenant_id = ${tenantId} and o.code = ${course} and r.passed
           and (${email}::text is null or lower(u.email) = lower(${email}))
           and exists (select from certificate_templates t
                        where t.tenant_id = o.tenant_id and t.objective_id = o.id and t.state = 'active'
                          and not exists (select from certificate_records c where c.tenant_id = r.tenant_id
                                             and c.record_id = r.id and c.template_id = t.id))
         order by r.finished, r.id`,
  );
}

export function countCertificates(db: Db, tenantId: string): Promise<number> {
  return countOf(
    db,
    sql`select count(*)::int as count from certificate_records where tenant_id = ${tenantId}`,
  );
}

export type Template = {
  id: string;
  course: string;
  name: string;
  state: CertificateState;
  kind: CertificateKind;
  validMonths: number | null;
  signerName: string | null;
  signerTitle: string | null;
  externalUrl: string | null;
};

const TEMPLATE =
  trusted(`select t.id, o.code as course, t.name, t.state, t.kind, t.valid_months as "validMonths",
  t.signer_name as "signerName", t.signer_title as "signerTitle", t.external_url as "externalUrl"
  from certificate_templates t join objectives o on o.tenant_id = t.tenant_id and o.id = t.objective_id`);

export function listTemplates(db: Db, tenantId: string, course: string | null): Promise<Template[]> {
  return db.query<Template>(
    sql`${TEMPLATE} where t.tenant_id = ${tenantId} and (${course}::text is null or o.code = ${course})
         order by o.code, t.position, t.id`,
  );
}

export function findTemplate(db: Db, tenantId: string, id: string): Promise<Template | null> {
  return findOne<Template>(db, sql`${TEMPLATE} where t.tenant_id = ${tenantId} and t.id = ${id}`);
}

/** What was given before stays as it was printed. */
export async function updateTemplate(
  db: Db,
  tenantId: string,
  { id, name, state, validMonths, signerName, signerTitle, externalUrl }: Template,
): Promise<void> {
  await db.query(
    sql`update certificate_templates
           set name = ${name}, state = ${state}, valid_months = ${validMonths}, signer_name = ${signerName},
               signer_title = ${signerTitle}, external_url = ${externalUrl}
         where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** Answers how many certificates were given by it; nothing is removed where there is one. */
export async function removeTemplate(db: Db, tenantId: string, id: string): Promise<number> {
  const used = await countOf(
    db,
    sql`select count(*)::int as count from certificate_records where tenant_id = ${tenantId} and template_id = ${id}`,
  );
  if (used === 0) {
    await db.query(sql`delete from certificate_templates where tenant_id = ${tenantId} and id = ${id}`);
  }
  return used;
}
