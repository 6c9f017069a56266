import type { Call } from '@lantern/contract/call';
import { type FieldMessages, ProblemError } from '@lantern/contract/problem-error';
import { ar, en } from 'zod/locales';
import * as z from 'zod/mini';

type RawInput = { params: unknown; query: unknown; body: unknown };

const MESSAGES = { ar: ar().localeError, en: en().localeError };

/** What was sent, checked and converted by the call's own schemas; unknown fields are refused, not dropped. */
export function readInput(call: Call, raw: RawInput, locale: string): Record<string, unknown> {
  const error = locale.startsWith('ar') ? MESSAGES.ar : MESSAGES.en;
  const input: Record<string, unknown> = {};
  const errors: FieldMessages = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const result = z.safeParse(schema, raw[part], { error });
    if (result.success) input[part] = result.data;
    else collect(errors, result.error.issues);
  }
  if (Object.keys(errors).length > 0) throw new ProblemError('invalidRequest', errors);
  return input;
}

function collect(errors: FieldMessages, issues: z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) (errors[key] ??= []).push(issue.message);
    } else {
      (errors[String(issue.path[0] ?? '_')] ??= []).push(issue.message);
    }
  }
}
