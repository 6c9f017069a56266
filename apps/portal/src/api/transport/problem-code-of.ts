import { PROBLEM_STATUS, type ProblemCode } from '@lantern/contract/problem-error';

/**
 * The problem that an error stands for, null for any other error. Known by its message, which is its code: the server
 * that renders has a ProblemError of its own, and an error that came with the page has lost everything else.
 */
export function problemCodeOf(error: unknown): ProblemCode | null {
  return error instanceof Error && isProblemCode(error.message) ? error.message : null;
}

/** For an answer without a problem in it, such as a proxy's. */
export function problemCodeOfStatus(status: number): ProblemCode {
  const codes = Object.keys(PROBLEM_STATUS).filter(isProblemCode);
  return codes.find((code) => PROBLEM_STATUS[code] === status) ?? 'internal';
}

function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEM_STATUS, text);
}
