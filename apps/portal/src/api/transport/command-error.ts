import type { CommandResult } from '@lantern/contract/command';
import type { FieldMessages } from '@lantern/contract/problem-error';

/** Texts of [8.2]; the key is translated where it is shown. */
export type CommandErrorKey = 'acceptedWithErrors' | 'acceptedUnknownError' | 'unknownError' | 'timeOver';

/** A command that did not complete: the first known message of the server, else one of our own texts. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(
    readonly status: number,
    readonly key: CommandErrorKey,
    readonly messages: FieldMessages = {},
  ) {
    super(key);
  }

  get firstMessage(): string | null {
    return firstMessageOf(this.messages);
  }
}

/** [8.2] The general messages come first, then those of the fields. */
export function firstMessageOf({ _: general = [], ...fields }: FieldMessages): string | null {
  return [...general, ...Object.values(fields).flat()][0] ?? null;
}

/** [8.2] Failed: status 400 with messages by field. No result at all: an unknown error. */
export function commandErrorOf({ result, errors }: CommandResult): CommandError | null {
  if (result === 'completed') return null;
  if (result === null) return new CommandError(500, 'acceptedUnknownError');
  return new CommandError(400, 'acceptedWithErrors', camelCaseKeys(errors));
}

function camelCaseKeys(errors: FieldMessages): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field.charAt(0).toLowerCase() + field.slice(1),
      messages,
    ]),
  );
}
