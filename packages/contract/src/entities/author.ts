import * as z from 'zod/mini';
import { id } from '../call';

/** Who wrote what stands beside it. */
export const author = z.object({
  id,
  /** [3.14] Whole, as one would write it; the two for the letters in the picture. */
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null for a learner. */
  role: z.nullable(z.enum(['instructor', 'staff'])),
  isMe: z.boolean(),
});
export type Author = z.output<typeof author>;
