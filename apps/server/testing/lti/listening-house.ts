import { insertDomains } from '../../src/store/setup/tenant-setup';
import { openTestApp, type TestApp } from '../test-app';
import { NORTH } from '../test-tenants';

export type ListeningHouse = TestApp & { origin: string };

/** For tests with programs that are not ours: the platform on a port, by the clock of the machine. */
export async function openListeningHouse(): Promise<ListeningHouse> {
  const house = await openTestApp({ hasLocalTools: true });
  house.clock.now = new Date();
  await insertDomains(house.db, NORTH.id, ['localhost']);
  const address = await house.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...house, origin: `http://localhost:${new URL(address).port}` };
}
