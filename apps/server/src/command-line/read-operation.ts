import { parseArgs } from 'node:util';
import type { FieldMessages } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { closeWord } from '../course-folder/read/nearest-word';
import { namedNothing, type Operation } from '../operations/operation';
import { inputFault } from '../texts/input-fault';
import { meant, operationHelp } from './help-text';
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
    const errors: FieldMessages = {};
    for (const { path, message } of result.error.issues) (errors[String(path[0])] ??= []).push(message);
    const faults = Object.entries(errors).flatMap(([name, messages]) =>
      messages.map((message) => `${shownName(operation, name)}: ${message}`),
    );
    throw new UsageError(faults.join('\n'), operationHelp(operation), errors);
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
    const { flag, fault } = flagFault(error);
    const words = [...Object.keys(operation.fields), ...Object.keys(GENERAL)].map(flagOf);
    const message = fault ?? `There is no such option.${meant(closeWord(flag, words))}`;
    const errors = { [camelCase(flag.replace(/^-+/, ''))]: [message] };
    throw new UsageError(`${flag}: ${message}`, operationHelp(operation), errors);
  }
}

/** Which option Node stumbled over, and why; null where there is no such option. */
function flagFault(error: unknown): { flag: string; fault: string | null } {
  const { code = '', message } = error as Error & { code?: string }; // parseArgs throws nothing else
  const [, flag = ''] = /'(-[^' ]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return { flag, fault: null };
  return { flag, fault: message.includes('does not take') ? 'Takes no value' : 'Its value is missing' };
}
