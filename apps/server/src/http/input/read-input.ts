import type { Call } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { inputFault } from '../../texts/input-fault';

export type RawInput = { params: unknown; query: unknown; body: unknown };
type Messages = Map<string, string[]>;

const UNREADABLE = { ar: 'نص لا يمكن حفظه', en: 'A text that cannot be kept' };
const NOTHING = z.strictObject({});
/** What no text of the database can hold: NUL, and half of a character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** What was sent, checked and converted by the call's own schemas; unknown fields are refused, not dropped. */
export function readInput(call: Call, raw: RawInput, locale: string): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const messages: Messages = new Map();
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part] ?? (part === 'query' ? NOTHING : null);
    if (!schema) continue;
    const result = z.safeParse(schema, raw[part], { error: inputFault(locale) });
    if (!result.success) collect(messages, result.error.issues);
    else if (isStorable(result.data)) input[part] = result.data;
    else add(messages, unstorableField(result.data), UNREADABLE[locale.startsWith('ar') ? 'ar' : 'en']);
  }
  if (messages.size > 0) throw new ProblemError('invalidRequest', Object.fromEntries(messages));
  return input;
}

/** The ids of a page's own address, which are texts on both sides; the rest of its input the portal has made itself. */
export function checkParams({ params }: Call, input: unknown, locale: string): void {
  if (!params) return;
  const asked = typeof input === 'object' && input !== null && 'params' in input ? input.params : undefined;
  const result = z.safeParse(params, asked, { error: inputFault(locale) });
  if (result.success) return;
  const messages: Messages = new Map();
  collect(messages, result.error.issues);
  throw new ProblemError('invalidRequest', Object.fromEntries(messages));
}

function collect(messages: Messages, issues: z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '_')];
    for (const field of fields) add(messages, field, issue.message);
  }
}

/** In a map: the name may be any text, `toString` too. */
function add(messages: Messages, field: string, message: string): void {
  messages.set(field, [...(messages.get(field) ?? []), message]);
}

function unstorableField(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '_';
  return Object.entries(data).find(([, value]) => !isStorable(value))?.[0] ?? '_';
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => !UNSTORABLE.test(key) && isStorable(inner));
}
