import { insertDomains } from '../../src/store/setup/tenant-setup';
import { openTestApp, type TestApp } from '../test-app';
import { NORTH } from '../test-tenants';

export type ListeningServer = TestApp & { origin: string };

/** For tests with programs that are not ours: the platform on a port, by the clock of the machine. */
export async function openListeningServer(): Promise<ListeningServer> {
  const server = await openTestApp({ hasLocalTools: true });
  server.clock.now = new Date();
  await insertDomains(server.db, NORTH.id, ['localhost']);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...server, origin: `http://localhost:${new URL(address).port}` };
}
