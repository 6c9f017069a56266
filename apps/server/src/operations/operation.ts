import * as z from 'zod/mini';
import type { Db } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import { inputFault } from '../texts/input-fault';

/** What an operation works with; everything it writes is in one transaction. */
export type OperationContext = {
  db: Db;
  files: FileStorage;
  tenantId: string;
  /** Our own address, by which tools know the platform. */
  issuer: string;
  now: Date;
  /** Who asked, where it was a person of the tenant. */
  actorId: string | null;
  /** Or the program that asked, by its client id. */
  clientId: string | null;
  /** All that whoever asked may do, and so may let a program do. */
  scopes: readonly string[];
  isDryRun: boolean;
  /** Whoever asks has said yes to what cannot be brought back; a call is asked for outright. */
  isConfirmed: boolean;
  /** Whoever asks is elsewhere: the server asks no address of its own network for them. */
  isRemote: boolean;
  /** For whoever waits; `of` is null where nobody knows yet how much there is. */
  onProgress: (done: number, of: number | null) => void;
  /** The ids of those whom a file makes, changes or tells of: an operation adds them, so that the audit finds it by them. */
  touched: Set<string>;
};

type Input = z.ZodMiniObject;

/** Leaves the entry in the audit, in the transaction of what it tells of. */
export type Note = (tx: Db, outcome: unknown) => Promise<void>;

/** A field that names a file of whoever asks. A call sends or gets its bytes instead, and never says where they lie. */
export type FileField<Name extends string = string> = {
  name: Name;
  way: 'in' | 'out';
  /** By format, which is the ending of its name too; the first one unless a field `format` says another. */
  mediaTypes: Readonly<Record<string, string>>;
};

export type Operation = {
  noun: string;
  verb: string;
  /** One line, for help and for the document of the API. */
  summary: string;
  input: Input;
  /** What each field of the input is for. */
  fields: Record<string, string>;
  /** Fields that the command line takes without their names, in this order. */
  words: readonly string[];
  /** What cannot be brought back is confirmed first. */
  isDestructive: boolean;
  /**
   * What a program's token must allow: the noun for what changes something, `noun.read` for the rest. Null: for the command
   * line alone, as whatever touches the server's disk, other tenants or addresses in its network.
   */
  scope: string | null;
  file: FileField | null;
  /** What can be said of a file at once, so that a wrong one is refused before anybody waits for it. */
  look: ((file: string) => Promise<void>) | null;
  /** It works on files alone: `db` may not be asked. */
  isOffline: boolean;
  /** It leaves an entry in the audit, by whichever door: what changes something, and what takes people's data out. */
  isAudited: boolean;
  /**
   * What it reads first takes long: it opens one transaction for all that it writes, calls `note` there, and writes nothing
   * in a dry run. `db` is none yet, so that nobody waits for it before.
   */
  opensTransaction: boolean;
  /** Without `note` whoever runs it leaves the entry. */
  run: (context: OperationContext, input: unknown, note?: Note) => Promise<unknown>;
  /** The outcome in words. */
  say: (outcome: never) => string;
};

type Written<Schema extends Input, Outcome> = {
  noun: string;
  verb: string;
  summary: string;
  input: Schema;
  fields: Record<keyof z.output<Schema> & string, string>;
  words?: ReadonlyArray<keyof z.output<Schema> & string>;
  isDestructive?: boolean;
  /** None unless said: for the command line alone. */
  scope?: string;
  file?: FileField<keyof z.output<Schema> & string>;
  look?: (file: string) => Promise<void>;
  isOffline?: boolean;
  /** Unless said, whatever is not for reading alone, by its scope. */
  isAudited?: boolean;
  opensTransaction?: boolean;
  run: (context: OperationContext, input: z.output<Schema>, note: Note) => Promise<Outcome>;
  say: (outcome: Outcome) => string;
};

/** One thing that an operator can have done, through whichever door: the command line and the calls both come here. */
export function operation<Schema extends Input, Outcome>(written: Written<Schema, Outcome>): Operation {
  const { input, run, words = [], isDestructive = false, isOffline = false } = written;
  const {
    scope = null,
    file = null,
    look = null,
    opensTransaction = false,
    isAudited = !isOffline && !scope?.endsWith('.read'),
  } = written;
  return {
    ...written,
    words,
    isDestructive,
    scope,
    file,
    look,
    isOffline,
    isAudited,
    opensTransaction,
    run: async (context, given, note = noNote) => {
      const read = z.parse(input, given, { error: inputFault('en-US') });
      const changeable = namedNothing({ ...written, words }, read);
      if (changeable) throw new OperationRefusal(`Say what changes: ${changeable.join(', ')}.`);
      return run(context, read, note);
    },
  };
}

async function noNote(): Promise<void> {}

/** What could be changed, where whoever asks for a change names nothing of it; null for all else. */
export function namedNothing(
  { verb, fields, words }: Pick<Operation, 'verb' | 'fields' | 'words'>,
  given: Readonly<Record<string, unknown>>,
): string[] | null {
  if (verb !== 'change') return null;
  const changeable = Object.keys(fields).filter((name) => !words.includes(name));
  return changeable.every((name) => given[name] === undefined) ? changeable : null;
}

/** What an operator asked for and cannot be, as a sentence. */
export class OperationRefusal extends Error {}

/** What would be lost, where only the work itself finds out; nothing is done before somebody says yes. */
export class ConfirmationNeeded extends Error {}
