import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { namedNothing, type Operation } from '../operations/operation';
import { inputFault } from '../texts/input-fault';
import { operationHelp } from './help-text';
import { flagOf, kindsOf, shownName } from './operation-flags';
import { UsageError } from './usage-error';

/** What every operation takes. */
export type Flags = { tenant: string | null; isJson: boolean; isDryRun: boolean; isConfirmed: boolean };
export type ReadOperation = { operation: Operation; input: Record<string, unknown>; flags: Flags };

const GENERAL = {
  tenant: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** The words behind `lantern <noun> <verb>`, checked by the operation's own schema before anything is opened. */
export function readOperation(operation: Operation, words: string[]): ReadOperation {
  const { values, positionals } = parsedWords(operation, words);
  const { tenant, json, yes, 'dry-run': dryRun, ...named } = values;
  const given = Object.fromEntries(Object.entries(named).map(([name, value]) => [camelCase(name), value]));
  if (positionals.length > operation.words.length) {
    throw new UsageError(`"${positionals.at(-1)}" is one word too many.`, operationHelp(operation));
  }
  const byPlace = Object.fromEntries(positionals.map((word, index) => [operation.words[index], word]));
  const input = { ...byPlace, ...given };
  const result = z.safeParse(operation.input, input, { error: inputFault('en-US') });
  if (!result.success) {
    const faults = result.error.issues.map(
      ({ path, message }) => `${shownName(operation, String(path[0]))}: ${message}`,
    );
    throw new UsageError(faults.join('\n'), operationHelp(operation));
  }
  const changeable = namedNothing(operation, input);
  if (changeable) {
    throw new UsageError(`Say what changes: ${changeable.map(flagOf).join(', ')}.`, operationHelp(operation));
  }
  return {
    operation,
    input,
    flags: {
      tenant: typeof tenant === 'string' ? tenant : null,
      isJson: json === true,
      isDryRun: dryRun === true,
      isConfirmed: yes === true,
    },
  };
}

function camelCase(flag: string): string {
  return flag.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

type Parsed = { values: Record<string, unknown>; positionals: string[] };

function parsedWords(operation: Operation, words: string[]): Parsed {
  const own = Object.entries(kindsOf(operation)).map(([name, kind]) => [flagOf(name).slice(2), kind]);
  try {
    return parseArgs({
      args: words,
      options: { ...Object.fromEntries(own), ...GENERAL },
      allowPositionals: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(reason, operationHelp(operation));
  }
}
