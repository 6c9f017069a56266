import type { FieldMessages } from '@lantern/contract/problem-error';

/** The words are none that a command understands. `help` says how to ask, for a person who reads it. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    readonly help: string | null = null,
    /** By field, as a call is told; the whole message unless said. */
    readonly errors: FieldMessages = { _: [message] },
  ) {
    super(message);
  }
}
