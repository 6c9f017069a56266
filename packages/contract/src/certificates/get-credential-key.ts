import * as z from 'zod/mini';
import { defineCall } from '../call';
import { credentialPublicKey } from '../entities/certificates/credential-public-key';

/** [3.11] One key of the set, at the address that credentials name it by. */
export const getCredentialKey = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/credential-keys/:thumbprint',
  audience: 'public',
  isOpenToAll: true,
  summary: 'One key that checks the credentials of certificates.',
  params: z.object({ thumbprint: z.string() }),
  response: credentialPublicKey,
});
