/** A sentence for the operator, and nothing was done. */
export class ToolCommandError extends Error {
  override name = 'ToolCommandError';
}
