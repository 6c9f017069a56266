import { failureText, isOperatorsFault } from '../failure-text';
import { BadLines } from '../operations/csv/bad-lines';
import { OperationRefusal } from '../operations/operation';
import { UsageError } from './usage-error';

const REFUSALS = [OperationRefusal, UsageError];

/** Why nothing came of a command, for a person. */
export function failureAnswer(error: unknown): string {
  const text = failureText(error, REFUSALS);
  if (error instanceof BadLines && error.canBeSkipped) return `${text} With --skip-bad the other lines are.`;
  return error instanceof UsageError && error.help !== null ? `${text}\n\n${error.help}` : text;
}

/** The same for a program, with the codes and the fields of the calls. */
export function jsonFailureAnswer(error: unknown): string {
  const code = codeOf(error);
  if (error instanceof BadLines)
    return JSON.stringify({ code, errors: { _: [error.summary] }, bad: error.bad });
  const errors = error instanceof UsageError ? error.errors : { _: [failureText(error, REFUSALS)] };
  return JSON.stringify({ code, errors });
}

function codeOf(error: unknown): 'invalidRequest' | 'operationRefused' | 'internal' {
  if (error instanceof UsageError) return 'invalidRequest';
  return isOperatorsFault(error, REFUSALS) ? 'operationRefused' : 'internal';
}
