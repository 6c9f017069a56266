import { NetworkError } from '../../api/transport/network-error';

/** Whose trouble it is that something could not be had: the reader's connection, or our server. */
export type Trouble = 'connection' | 'server';

export function troubleOf(error: unknown): Trouble {
  // A server that renders knows nothing of the reader's connection.
  const isOffline = !import.meta.env.SSR && !navigator.onLine;
  return error instanceof NetworkError || isOffline ? 'connection' : 'server';
}
