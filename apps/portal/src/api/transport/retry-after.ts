import { ProblemError } from '@lantern/contract/problem-error';
import type { TFunction } from 'i18next';

/** The longest that somebody is kept waiting for a busy server; beyond it they are told when to come back. */
const LONGEST_WAIT_MS = 10_000;

/** What an answer says of when to ask again, in seconds or as a date by the server's own clock; null where nothing. */
export function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const ms = Date.parse(text) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

export function retryAfterMsOf(error: unknown): number | null {
  return error instanceof ProblemError ? error.retryAfterMs : null;
}

export function isShortWait(ms: number): boolean {
  return ms <= LONGEST_WAIT_MS;
}

/** Our server's trouble, and when to try again where it said so. */
export function serverTroubleText(afterMs: number | null, t: TFunction): string {
  return afterMs ? t('trouble.serverLater', { afterMs }) : t('trouble.server');
}
