import * as z from 'zod/mini';
import { PROBLEM_STATUS, type ProblemCode } from './problem-error';

const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]; // the table's own keys

/** RFC 9457, with our closed list of codes. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(PROBLEM_CODES),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  /** Of a file that was sent: which of its lines cannot be used, in their order. */
  bad: z.optional(z.array(z.object({ file: z.optional(z.string()), line: z.number(), reason: z.string() }))),
  traceId: z.string(),
});
export type Problem = z.output<typeof problem>;
