import type { CertificateKind, CertificateState } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/** [4.6] What a course gives for a pass; active, of our own making and for ever unless said. */
export type NewTemplate = {
  id: string;
  name: string;
  state?: CertificateState;
  kind?: CertificateKind;
  validMonths?: number | null;
  signerName?: string | null;
  signerTitle?: string | null;
  externalUrl?: string | null;
};

type Course = { id: string; certificateTemplates: readonly NewTemplate[] };

/** Behind those that a course has. */
export async function insertTemplates(db: Db, tenantId: string, courses: readonly Course[]): Promise<void> {
  const rows = courses.flatMap(({ id, certificateTemplates }) =>
    certificateTemplates.map((template, position) => ({ ...template, objectiveId: id, position })),
  );
  if (rows.length === 0) return;
  await db.query(
    sql`insert into certificate_templates (tenant_id, id, objective_id, name, state, kind, valid_months, signer_name,
               signer_title, external_url, position)
        select ${tenantId}::uuid, t.id, t."objectiveId", t.name, coalesce(t.state, 'active'),
               coalesce(t.kind, 'custom'), t."validMonths", t."signerName", t."signerTitle", t."externalUrl",
               t.position + (select coalesce(max(o.position) + 1, 0) from certificate_templates o
                              where o.tenant_id = ${tenantId} and o.objective_id = t."objectiveId")
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, "objectiveId" uuid, name text,
               state text, kind text, "validMonths" int, "signerName" text, "signerTitle" text, "externalUrl" text,
               position int)`,
  );
}
