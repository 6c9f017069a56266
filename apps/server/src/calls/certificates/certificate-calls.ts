import { getAchievement } from '@lantern/contract/certificates/get-achievement';
import { getCredentialKey } from '@lantern/contract/certificates/get-credential-key';
import { getCredentialKeys } from '@lantern/contract/certificates/get-credential-keys';
import { ProblemError } from '@lantern/contract/problem-error';
import { achievementOf } from '../../certificates/credential/achievement';
import { credentialKey, credentialKeyAddress } from '../../certificates/credential/credential-key';
import { BADGE_CONTEXTS } from '../../certificates/credential/credential-parts';
import { findShownAchievement } from '../../certificates/find-shown-achievement';
import type { CallContext } from '../../http/call-context';
import { type ServedCall, call } from '../../http/served-call';
import { tenantLocale } from '../../http/tenant-locales';
import { handleGetPublicCertificateRecord } from './get-public-certificate-record';
import { handleQueryCertificateRecords } from './query-certificate-records';

const handleGetCredentialKeys = call(getCredentialKeys, async (_input, context) => {
  const { key } = await credentialKeyAnswer(context);
  return { keys: [key] };
});

const handleGetCredentialKey = call(getCredentialKey, async ({ params }, context) => {
  const { thumbprint, key } = await credentialKeyAnswer(context);
  if (params.thumbprint !== thumbprint) throw new ProblemError('notFound');
  return key;
});

const handleGetAchievement = call(getAchievement, async ({ params }, { db, tenant, issuer }) => {
  const achievement = await findShownAchievement(db, tenant.id, params.id);
  const by = { origin: issuer, issuerName: tenant.productTitle, locale: tenantLocale(tenant) };
  return { '@context': BADGE_CONTEXTS, ...achievementOf({ ...achievement, ...by }) };
});

export const CERTIFICATE_CALLS: readonly ServedCall[] = [
  handleQueryCertificateRecords,
  handleGetPublicCertificateRecord,
  handleGetCredentialKeys,
  handleGetCredentialKey,
  handleGetAchievement,
];

/** The tenant's key as everybody may have it. */
async function credentialKeyAnswer({ db, tenant, now, issuer }: CallContext) {
  const { publicKey, kid: thumbprint } = await credentialKey(db, tenant.id, now);
  const { kty = '', n = '', e = '', alg = '', use = '' } = publicKey;
  return { thumbprint, key: { kty, n, e, kid: credentialKeyAddress(issuer, thumbprint), alg, use } };
}
