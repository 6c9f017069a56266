import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { OneLinePerRequest, loggedRequest } from './one-line-per-request';

test('the one line of a request tells the route and the host, never what was searched for or who asked', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({
    logger: { stream, serializers: { req: loggedRequest } },
    logController: new OneLinePerRequest(),
  });
  app.get('/oidc/callback', () => 'ok');
  await app.inject({ url: '/oidc/callback?code=secret&search=name', remoteAddress: '10.1.2.3' });
  const log = lines.join('');
  expect(log).toContain('"req":{"method":"GET","route":"/oidc/callback","host":"localhost:80"}');
  expect(lines).toHaveLength(1);
  expect(log).toContain('"res":{"statusCode":200}');
  expect(log).not.toMatch(/secret|search|10\.1\.2\.3/);
});
