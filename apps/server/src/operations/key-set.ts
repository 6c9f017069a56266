import * as z from 'zod/mini';

/** Members that only the private half of a key has, or a secret. */
const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];

const publicKey = z
  .looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() })
  .check(z.refine((key) => PRIVATE.every((member) => !(member in key))));
const keys = z.object({ keys: z.array(publicKey).check(z.minLength(1), z.maxLength(20)) });

/** Public RSA keys as JSON (RFC 7517), in a text, as the command line has it. */
export const keySet = z.pipe(
  z.string().check(z.refine((text) => read(text) !== null, 'Not a JSON key set of public RSA keys')),
  z.transform((text) => read(text)),
);

function read(text: string): z.output<typeof keys> | null {
  try {
    return z.safeParse(keys, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
