import { CERTIFICATE_KIND_CODES } from '@lantern/domain/vocabulary-codes';
import { BAKED, CERTIFICATE_FILES, certificateFileAddress, ENVELOPE } from './certificate-address';
import { type Sql, trusted } from '../../db/sql';
import type { ListFields } from '../lists/list-field';

export const COURSE_LANGUAGE = `(select o.language from objectives o
  where o.tenant_id = c.tenant_id and o.id = c.objective_id)`;

/** None of its files lie there yet, and somebody will see to it. */
export const BEING_DRAWN = `(c.files_id is null and exists (select from jobs j where j.tenant_id = c.tenant_id
  and j.queue = 'certificate' and j.key = c.id::text and j.tries < j.most_tries))`;

/** [3.11] Of a certificate (c) and its result (r), without the marks: an order would tell them. */
export const CERTIFICATE_FIELDS: ListFields = {
  id: { column: trusted('c.id'), type: 'id' },
  objectiveId: { column: trusted('c.objective_id'), type: 'id' },
  userId: { column: trusted('c.user_id'), type: 'id' },
  certificateNumber: { column: trusted('c.certificate_number'), type: 'text' },
  'certificateTemplate.id': { column: trusted('c.template_id'), type: 'id' },
  'certificateTemplate.name': { column: trusted('c.template_name'), type: 'text' },
  'certificateTemplate.kind': { column: trusted('c.kind'), type: 'code', codes: CERTIFICATE_KIND_CODES },
  certificatePdfUrl: { column: fileAddress(CERTIFICATE_FILES.pdf), type: 'text' },
  certificatePngUrl: { column: fileAddress(CERTIFICATE_FILES.png), type: 'text' },
  certificateThumbnailUrl: { column: fileAddress(CERTIFICATE_FILES.thumbnail), type: 'text' },
  credentialUrl: { column: fileAddress(ENVELOPE), type: 'text' },
  badgeUrl: { column: fileAddress(BAKED), type: 'text' },
  isBeingDrawn: {
    column: trusted(`(${BEING_DRAWN} and c.revoked is null)`),
    type: 'boolean',
  },
  externalUrl: { column: trusted(`(case when c.kind = 'external' then c.external_url end)`), type: 'text' },
  expirationDate: { column: trusted('c.expiration_date'), type: 'date' },
  normalizedPassingScore: { column: trusted('c.normalized_passing_score'), type: 'number' },
  created: { column: trusted('c.created'), type: 'date' },
  revoked: { column: trusted('c.revoked'), type: 'date' },
  issuedOn: { column: midnight('c.issued_on'), type: 'date' },
  expiresOn: { column: midnight('c.expires_on'), type: 'date' },
  learnerName: { column: trusted('c.learner_name'), type: 'text' },
  courseName: { column: trusted('c.course_name'), type: 'text' },
  courseLanguage: { column: trusted(COURSE_LANGUAGE), type: 'text' },
  'objectiveRecord.id': { column: trusted('c.record_id'), type: 'id' },
  'objectiveRecord.finished': { column: trusted('coalesce(r.finished, c.created)'), type: 'date' },
  'objectiveRecord.progress': { column: trusted('coalesce(r.progress, 0)'), type: 'number' },
  'objectiveRecord.objectiveWorkflowId': { column: trusted('r.workflow_id'), type: 'id' },
};

/** As the answer has it: none before the certificate is drawn, nor after it was taken back. */
function fileAddress(file: string): Sql {
  const [before, after] = certificateFileAddress('|', file).split('|');
  return trusted(`(case when c.files_id is not null and c.revoked is null
    then '${before}' || c.certificate_number || '${after}' end)`);
}

/** A day is compared as the moment at which it begins in UTC. */
function midnight(column: string): Sql {
  return trusted(`(${column}::timestamp at time zone 'UTC')`);
}
