import { createServer } from 'node:net';

/** Why nothing can listen there now: the system's error code, or null when the port is free. */
export function listenFailure(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
