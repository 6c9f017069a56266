import * as z from 'zod/mini';
import { defineCall } from '../call';
import { credentialPublicKey } from '../entities/certificates/credential-public-key';

/** [3.11] The keys with which anybody checks a credential, as a JSON Web Key Set. */
export const getCredentialKeys = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/credential-keys',
  audience: 'public',
  isOpenToAll: true,
  summary: 'The keys that check the credentials of certificates.',
  response: z.object({ keys: z.array(credentialPublicKey) }),
});
