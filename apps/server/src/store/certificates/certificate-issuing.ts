import type { CertificateKind, CertificateState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/** A template of the course that was passed, with all that would be printed. */
export type CertificateOffer = {
  templateId: string;
  state: CertificateState;
  kind: CertificateKind;
  templateName: string;
  validMonths: number | null;
  isAlreadyIssued: boolean;
  firstName: string;
  middleName: string | null;
  lastName: string;
  locale: string | null;
  timezone: string | null;
};

export function listCertificateOffers(
  db: Db,
  tenantId: string,
  recordId: string,
): Promise<CertificateOffer[]> {
  return db.query<CertificateOffer>(
    sql`select t.id as "templateId", t.state, t.kind, t.name as "templateName", t.valid_months as "validMonths",
               exists (select from certificate_records c where c.tenant_id = r.tenant_id and c.record_id = r.id
                          and c.template_id = t.id) as "isAlreadyIssued",
               u.first_name as "firstName", u.middle_name as "middleName", u.last_name as "lastName",
               coalesce(u.locale, (select s.value #>> '{}' from tenant_settings s
                  where s.tenant_id = r.tenant_id and s.key = 'platform.common.locale')) as locale, u.timezone
          from objective_records r
          join objective_workflow_aggregates g on g.tenant_id = r.tenant_id and g.id = r.aggregate_id
          join certificate_templates t on t.tenant_id = g.tenant_id and t.objective_id = g.objective_id
          join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
         where r.tenant_id = ${tenantId} and r.id = ${recordId}
         order by t.position, t.id`,
  );
}

export type NewCertificate = {
  id: string;
  certificateNumber: string;
  templateId: string;
  recordId: string;
  learnerName: string;
  locale: string;
  created: Date;
  expirationDate: Date | null;
  /** Calendar days, as YYYY-MM-DD. */
  issuedOn: string;
  expiresOn: string | null;
};

/** [3.11] One for each result and template, however often it is asked for. A trigger has them drawn. */
export async function insertCertificates(
  db: Db,
  tenantId: string,
  certificates: readonly NewCertificate[],
): Promise<void> {
  await db.query(
    sql`insert into certificate_records (tenant_id, id, certificate_number, template_id, objective_id, record_id,
               user_id, learner_name, course_name, template_name, kind, signer_name, signer_title, external_url, locale,
               normalized_passing_score, created, expiration_date, issued_on, expires_on)
        select r.tenant_id, c.id, c."certificateNumber", t.id, o.id, r.id, r.user_id, c."learnerName", o.name, t.name,
               t.kind, t.signer_name, t.signer_title, t.external_url, c.locale, s.normalized_passing_score, c.created,
               c."expirationDate", c."issuedOn", c."expiresOn"
          from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as c (id uuid, "certificateNumber" text,
               "templateId" uuid, "recordId" uuid, "learnerName" text, locale text, created timestamptz,
               "expirationDate" timestamptz, "issuedOn" date, "expiresOn" date)
          join objective_records r on r.tenant_id = ${tenantId} and r.id = c."recordId"
          join certificate_templates t on t.tenant_id = r.tenant_id and t.id = c."templateId"
          join objectives o on o.tenant_id = t.tenant_id and o.id = t.objective_id
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
        on conflict (tenant_id, record_id, template_id) do nothing`,
  );
}
