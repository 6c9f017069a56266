import type { LinkContext } from '@lantern/domain/web/allowed-link';
import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { listSettings } from '../store/operator/tenant-admin';
import type { OperationContext } from './operation';

export const SOURCES = 'lms.learner_allowed_external_sources';

/** [3.22] Where links of the tenant may lead, as it is set now. */
export async function linkContextOf({ db, tenantId, issuer }: OperationContext): Promise<LinkContext> {
  const sources = (await listSettings(db, tenantId)).find(({ key }) => key === SOURCES)?.value;
  const allowedSources = parseAllowedSources(typeof sources === 'string' ? sources : null);
  return { origin: issuer, allowedSources };
}
