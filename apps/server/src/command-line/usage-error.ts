/** The words are none that a command understands; its message says how to ask. */
export class UsageError extends Error {
  override name = 'UsageError';
}
