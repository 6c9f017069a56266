import { failureText, isOperatorsFault } from '../failure-text';
import { OperationRefusal } from '../operations/operation';
import { UsageError } from './usage-error';

const REFUSALS = [OperationRefusal, UsageError];

/** Why nothing came of a command, for a person. */
export function failureAnswer(error: unknown): string {
  const text = failureText(error, REFUSALS);
  return error instanceof UsageError && error.help !== null ? `${text}\n\n${error.help}` : text;
}

/** The same for a program, with the codes of the calls. */
export function jsonFailureAnswer(error: unknown): string {
  return JSON.stringify({ code: codeOf(error), errors: { _: [failureText(error, REFUSALS)] } });
}

function codeOf(error: unknown): 'invalidRequest' | 'operationRefused' | 'internal' {
  if (error instanceof UsageError) return 'invalidRequest';
  return isOperatorsFault(error, REFUSALS) ? 'operationRefused' : 'internal';
}
