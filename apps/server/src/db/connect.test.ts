import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/embedded-template';
import { freePort } from '../../testing/free-port';
import { connect, DatabaseUnreachableError } from './connect';
import { DataFolderError } from './folder-lock';
import { openEmbedded } from './open-embedded';
import { sql } from './sql';

const rest = { poolSize: 1, onConnectionLost: () => undefined };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-connect-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a PostgreSQL that does not run is one sentence, without the password', async () => {
  const port = await freePort();
  const databaseUrl = `postgresql://lantern:a-password@127.0.0.1:${port}/learning`;
  await expect(connect({ ...rest, databaseUrl, dataFolder: folder })).rejects.toThrow(
    new DatabaseUnreachableError(
      `The database at 127.0.0.1:${port}/learning cannot be used (ECONNREFUSED). Check DATABASE_URL and that PostgreSQL runs.`,
    ),
  );
});

test('a PostgreSQL that never answers is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const databaseUrl = `postgresql://lantern@127.0.0.1:${port}/learning`;
  await expect(connect({ ...rest, databaseUrl, dataFolder: folder })).rejects.toThrow(
    `The database at 127.0.0.1:${port}/learning cannot be used (no answer in time).`,
  );
  silent.close();
});

test('with an address the data folder is not touched', async () => {
  expect(await readdir(folder)).toEqual([]);
});

test('an embedded database in a data folder that is a file is refused with a sentence', async () => {
  const dataFolder = join(folder, 'a-file');
  await writeFile(dataFolder, '');
  await expect(connect({ ...rest, databaseUrl: null, dataFolder })).rejects.toThrow(DataFolderError);
});

test('a new embedded database begins with what the build made, and is never overwritten by it', async () => {
  const dataFolder = join(folder, 'data');
  const emptyDatabase = join(folder, 'empty');
  await (await openEmbedded({ dataDir: emptyDatabase, loadDataDir: await embeddedTemplate() })).close();
  const options = { ...rest, databaseUrl: null, dataFolder, emptyDatabase };
  const countTenants = sql`select count(*) as count from tenants`;

  const first = await connect(options);
  expect(await first.query(countTenants)).toEqual([{ count: 0 }]);
  await first.query(
    sql`insert into tenants (id, code, product_title) values (gen_random_uuid(), 'one', 'One')`,
  );
  await first.close();

  const second = await connect(options);
  expect(await second.query(countTenants)).toEqual([{ count: 1 }]);
  await second.close();
}, 120_000);
