import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import { startIdentity } from '../start-identity';

export type TestIdentity = {
  config: Config;
  /** Throws what the provider reported as a fault of its own: a refusal must not be one. */
  failOnErrors: () => void;
  stop: () => Promise<void>;
};

/** A real provider on a free port with a data folder of its own. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const config = await testConfig();
  const errors: unknown[] = [];
  const identity = await startIdentity(config, { onError: (error) => errors.push(error) });
  return {
    config,
    failOnErrors: () => {
      if (errors.length > 0) throw new AggregateError(errors.splice(0), 'The provider reported errors.');
    },
    stop: async () => {
      await identity.close();
      await rm(config.dataFolder, { recursive: true });
    },
  };
}

export async function testConfig(): Promise<Config> {
  const port = await freePort();
  return {
    host: '127.0.0.1',
    port,
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'lantern',
    clientSecret: 'a secret for tests only',
    redirectUris: ['http://app.test/oidc/callback'],
    postLogoutUris: ['http://app.test/signed-out'],
    dataFolder: await mkdtemp(join(tmpdir(), 'lantern-identity-')),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      return probe.close(() => resolve(address.port));
    });
  });
}
