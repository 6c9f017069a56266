import { ConfigError } from './config';
import { OlderDatabaseError } from './db/assert-migrated';
import { DatabaseUnreachableError } from './db/connect';
import { DataFolderError } from './db/folder-lock';
import { NewerDatabaseError } from './db/migrate';

export type ErrorKind = new (...given: never[]) => Error;

const OPERATORS: ErrorKind[] = [
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  NewerDatabaseError,
  OlderDatabaseError,
];

/** What an operator can mend is one sentence; anything else is a bug and keeps its stack. */
export function failureText(error: unknown, alsoOperators: ErrorKind[] = []): string {
  if (!(error instanceof Error)) return String(error);
  return isOperatorsFault(error, alsoOperators) ? error.message : (error.stack ?? error.message);
}

export function isOperatorsFault(error: unknown, alsoOperators: ErrorKind[] = []): boolean {
  return [...OPERATORS, ...alsoOperators].some((kind) => error instanceof kind);
}
