import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers connect before they have anything to ask. Node takes such a connection for busy, and would wait for it for ever. */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
