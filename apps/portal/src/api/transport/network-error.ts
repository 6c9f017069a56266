/** The server could not be reached at all: no answer, of whatever kind. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(options?: ErrorOptions) {
    super('The server could not be reached', options);
  }
}
