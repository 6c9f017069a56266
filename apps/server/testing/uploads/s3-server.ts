import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/storage/read-s3-settings';

export type S3Server = { settings: S3Settings; close: () => Promise<void> };

/** For tests: an object storage of another maker, which checks signatures. Its one account is known to everybody. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'lantern-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'lantern' }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: new URL(`http://127.0.0.1:${port}`),
      bucket: 'lantern',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
