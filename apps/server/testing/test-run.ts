import { randomBytes } from 'node:crypto';
import { dropDatabasesOfRun } from './temporary-database';

/** Around a whole run: its processes end without a word, so what they lent each other is dropped here. */
export default function testRun(): () => Promise<void> {
  process.env['LANTERN_TEST_RUN'] = randomBytes(4).toString('hex');
  return async () => {
    const serverUrl = process.env['TEST_DATABASE_URL'];
    if (serverUrl) await dropDatabasesOfRun(serverUrl);
  };
}
