import type { ListQuery } from '@lantern/contract/list-query';
import type { GradeReveal } from '@lantern/domain/grade/grade-reveal';
import { linkAddress } from '@lantern/domain/web/web-address';
import type { CertificateKind, GradeRevealPolicy } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { BEING_DRAWN, CERTIFICATE_FIELDS, COURSE_LANGUAGE } from './certificate-fields';
import { compileListQuery } from '../lists/compile-list-query';
import { type ListPage, readListPage } from '../lists/list-page';

/** [3.11] A certificate with the result it was given for, and what decides who may see that. */
export type StoredCertificate = {
  id: string;
  tenantId: string;
  certificateNumber: string;
  templateId: string;
  templateName: string;
  kind: CertificateKind;
  objectiveId: string;
  userId: string;
  recordId: string;
  workflowId: string | null;
  learnerName: string;
  courseName: string;
  courseLanguage: string | null;
  signerName: string | null;
  signerTitle: string | null;
  externalUrl: string | null;
  locale: string;
  normalizedPassingScore: number | null;
  created: Date;
  expirationDate: Date | null;
  issuedOn: string;
  expiresOn: string | null;
  revoked: Date | null;
  rendered: Date | null;
  /** Under which its files lie. */
  filesId: string | null;
  /** None lie there yet, and somebody will see to it. */
  isBeingDrawn: boolean;
  finished: Date;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  grade: string | null;
  passed: boolean | null;
  progress: number;
  protectResults: boolean;
  reveal: GradeReveal;
};

type Row = Omit<StoredCertificate, 'reveal'> & {
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
};

const COLUMNS = trusted(`c.id, c.tenant_id as "tenantId", c.certificate_number as "certificateNumber",
  c.template_id as "templateId", c.template_name as "templateName", c.kind, c.objective_id as "objectiveId",
  c.user_id as "userId", c.record_id as "recordId", r.workflow_id as "workflowId", c.learner_name as "learnerName",
  c.course_name as "courseName", ${COURSE_LANGUAGE} as "courseLanguage", c.signer_name as "signerName", c.signer_title as "signerTitle",
  c.external_url as "externalUrl", c.locale, c.normalized_passing_score as "normalizedPassingScore", c.created,
  c.expiration_date as "expirationDate", c.issued_on as "issuedOn", c.expires_on as "expiresOn", c.revoked, c.rendered,
  c.files_id as "filesId",
  ${BEING_DRAWN} as "isBeingDrawn",
  coalesce(r.finished, c.created) as finished, r.score, r.max_score as "maxScore", r.normalized_score as "normalizedScore", r.grade, r.passed,
  coalesce(r.progress, 0) as progress, coalesce(r.protect_results, true) as "protectResults", g.grade_reveal_policy as "gradeRevealPolicy",
  g.grade_reveal_date as "gradeRevealDate"`);

/** Of an attempt that was annulled there is no result any more: the certificate, revoked, stays. */
const WITH_RESULT = trusted(`left join objective_records r on r.tenant_id = c.tenant_id and r.id = c.record_id
  join objective_workflow_aggregates g
    on g.tenant_id = c.tenant_id and g.user_id = c.user_id and g.objective_id = c.objective_id`);

/** What is withheld [4.20] is left out here already, so that pages and totals are whole. */
export async function listCertificates(
  db: Db,
  { tenantId, userId, now }: { tenantId: string; userId: string; now: Date },
  query: ListQuery,
): Promise<ListPage<StoredCertificate>> {
  const list = compileListQuery(query, CERTIFICATE_FIELDS, sql`c.created desc, c.id`);
  const { data, totalCount } = await readListPage<Row>(db, list, {
    columns: COLUMNS,
    from: sql`from certificate_records c ${WITH_RESULT}
         where c.tenant_id = ${tenantId} and c.user_id = ${userId}
           and (g.grade_reveal_policy <> 'afterDate' or g.grade_reveal_date <= ${now})`,
  });
  return { data: data.map(certificateOf), totalCount };
}

/** By either; one statement for both, so that what is no certificate's costs the same however it is none. */
export function findCertificateByNumberOrId(
  db: Db,
  tenantId: string,
  { certificateNumber, id }: { certificateNumber: string | null; id: string | null },
): Promise<StoredCertificate | null> {
  return find(
    db,
    sql`c.tenant_id = ${tenantId} and (c.certificate_number = ${certificateNumber} or c.id = ${id})`,
  );
}

export function findCertificateById(db: Db, tenantId: string, id: string): Promise<StoredCertificate | null> {
  return find(db, sql`c.tenant_id = ${tenantId} and c.id = ${id}`);
}

async function find(db: Db, which: Sql): Promise<StoredCertificate | null> {
  const row = await findOne<Row>(
    db,
    sql`select ${COLUMNS} from certificate_records c ${WITH_RESULT} where ${which}`,
  );
  return row && certificateOf(row);
}

function certificateOf({ gradeRevealPolicy, gradeRevealDate, ...certificate }: Row): StoredCertificate {
  const externalUrl = linkAddress(certificate.externalUrl);
  return { ...certificate, externalUrl, reveal: { gradeRevealPolicy, gradeRevealDate } };
}
