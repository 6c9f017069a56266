import * as z from 'zod/mini';
import { defineCall } from '../call';

const publicKey = z.object({
  kty: z.string(),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

/** [3.11] The keys with which anybody checks a credential, as a JSON Web Key Set. */
export const getCredentialKeys = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/credential-keys',
  audience: 'public',
  summary: 'The keys that check the credentials of certificates.',
  response: z.object({ keys: z.array(publicKey) }),
});
