import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'vitest';
import { startTestQuiz } from './testing/test-quiz';

test('a stop does not wait for a connection on which nothing was ever asked', async () => {
  const { config, stop } = await startTestQuiz();
  const socket = connect(config.port, config.host);
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  await stop();
  await ended;
});
