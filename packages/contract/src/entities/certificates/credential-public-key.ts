import * as z from 'zod/mini';

/** A key that checks credentials, as a JSON Web Key; `kid` is the address where it is to be had alone. */
export const credentialPublicKey = z.object({
  kty: z.string(),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});
