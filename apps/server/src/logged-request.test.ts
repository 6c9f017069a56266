import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request';

test('a line of the log tells the path and the host, never what was searched for or who asked', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { stream, serializers: { req: loggedRequest } } });
  app.get('/oidc/callback', () => 'ok');
  await app.inject({ url: '/oidc/callback?code=secret&search=name', remoteAddress: '10.1.2.3' });
  const log = lines.join('');
  expect(log).toContain('"req":{"method":"GET","path":"/oidc/callback","host":"localhost:80"}');
  expect(log).not.toMatch(/secret|search|10\.1\.2\.3/);
});
