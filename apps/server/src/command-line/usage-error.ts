/** The words are none that a command understands. `help` says how to ask, for a person who reads it. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    readonly help: string | null = null,
  ) {
    super(message);
  }
}
