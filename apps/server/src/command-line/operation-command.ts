import { createInterface } from 'node:readline/promises';
import type { Config } from '../config';
import { closeWord } from '../course-folder/read/nearest-word';
import type { Database } from '../db/db';
import { placeFault } from '../operations/file-places';
import { OPERATIONS, SCOPES } from '../operations/operations';
import {
  ConfirmationNeeded,
  type Operation,
  type OperationContext,
  OperationRefusal,
} from '../operations/operation';
import { runOperation } from '../operations/run-operation';
import { storageOf } from '../storage/storage-of';
import { findFallbackTenant, findTenantByCode } from '../store/setup/tenant-setup';
import { generalHelp, meant, nounHelp, operationHelp } from './help-text';
import { progressOn } from './progress-line';
import { type Flags, readOperation, type ReadOperation } from './read-operation';
import type { Given, OperatorCommand } from './run-operator-command';
import { withStandardPlace } from './standard-place';
import { UsageError } from './usage-error';

/** The verbs of one noun, as operations. */
export function operationCommand(noun: string): OperatorCommand {
  const verbs = OPERATIONS.filter((operation) => operation.noun === noun);
  return {
    prepare: ([verb, ...words]) => {
      if (['', 'help', '--help'].includes(noun)) return generalHelp(OPERATIONS);
      if (verbs.length === 0) throw unknownNoun(noun);
      if (verb === undefined || verb === '--help') return nounHelp(verbs);
      const operation = verbs.find((each) => each.verb === verb);
      if (!operation) throw unknownVerb(noun, verb, verbs);
      if (words.includes('--help')) return operationHelp(operation);
      const read = readOperation(operation, words);
      if (operation.isOffline) return runOffline(read);
      const streams = { input: process.stdin, output: process.stdout, words: process.stderr };
      return (database, given) =>
        withStandardPlace(read, streams, (input) => run(database, { ...read, input }, given));
    },
  };
}

function unknownNoun(noun: string): UsageError {
  const nouns = OPERATIONS.map((operation) => operation.noun);
  return new UsageError(
    `There is no "${noun}".${meant(closeWord(noun, nouns))}`,
    'All commands: lantern --help',
  );
}

function unknownVerb(noun: string, verb: string, verbs: readonly Operation[]): UsageError {
  const close = closeWord(
    verb,
    verbs.map((each) => each.verb),
  );
  const said = `There is no "${noun} ${verb}".${meant(close && `${noun} ${close}`)}`;
  return new UsageError(said, `Its commands: lantern ${noun} --help`);
}

async function run(
  database: Database,
  { operation, input, flags }: ReadOperation,
  { config, now }: Given,
): Promise<string> {
  const tenant = await tenantOf(database, flags);
  if (!flags.isJson) process.stderr.write(`${placeOf(config)}, tenant ${tenant.code}\n`);
  if (operation.isDestructive && !flags.isDryRun) await confirm(flags, operation.summary);
  const progress = progressOn(process.stderr);
  const context = {
    files: storageOf(config),
    tenantId: tenant.id,
    issuer: config.publicUrl.origin,
    now,
    actorId: null,
    clientId: null,
    scopes: SCOPES,
    isDryRun: flags.isDryRun,
    isRemote: false,
    onProgress: progress.show,
  };
  const isConfirmed = flags.isConfirmed || flags.isDryRun || operation.isDestructive;
  const work = (isSure: boolean) =>
    runOperation(database, { operation, input }, { ...context, isConfirmed: isSure }).finally(progress.clear);
  const outcome = await work(isConfirmed).catch(async (error: unknown) => {
    if (!(error instanceof ConfirmationNeeded)) throw error;
    await confirm(flags, error.message);
    return work(true);
  });
  return inWords(operation, outcome, flags);
}

/** It is given what every operation is given; what it may not ask for is not there. */
async function runOffline({ operation, input, flags }: ReadOperation): Promise<string> {
  const { show: onProgress } = progressOn(process.stderr);
  const context = { onProgress, isDryRun: flags.isDryRun } as OperationContext; // files alone
  const outcome = await operation.run(context, input).catch((error: unknown) => {
    throw placeFault(error);
  });
  return inWords(operation, outcome, flags);
}

function inWords(operation: Operation, outcome: unknown, { isJson, isDryRun }: Flags): string {
  if (isJson) return JSON.stringify(outcome);
  const said = operation.say(outcome as never); // what its own `run` answered
  return isDryRun ? `${said}\nThis was a dry run: nothing was changed.` : said;
}

async function tenantOf(database: Database, { tenant }: Flags): Promise<{ id: string; code: string }> {
  const found =
    tenant === null ? await findFallbackTenant(database) : await findTenantByCode(database, tenant);
  if (!found) throw new OperationRefusal(`There is no tenant "${tenant}".`);
  return found;
}

/** Which database is spoken to, without its password. */
function placeOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl === null) return `Embedded database in ${dataFolder}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

async function confirm({ isConfirmed }: Flags, summary: string): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) throw new UsageError(`${summary}. Confirm it with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${summary}. Type yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new OperationRefusal('Nothing was changed.');
}
