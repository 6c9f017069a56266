import { readFile } from 'node:fs/promises';
import { freePorts } from '../lib/servers/free-ports.mjs';
import { temporaryNginx } from '../lib/servers/temporary-nginx.mjs';

/** Two servers behind nginx are restarted in turns, as at an upgrade; who learns meanwhile notices nothing. */
export async function rollingRestart(world, { times }) {
  const port = await freePorts(1);
  const env = { TRUST_PROXY: '1', PUBLIC_URL: `https://localhost:${port}`, STOP_DELAY_SECONDS: '1' };
  const servers = [await world.start(env), await world.start(env)];
  const nginx = await temporaryNginx({
    port,
    host: 'localhost',
    servers: servers.map((server) => server.port),
  });
  try {
    const load = world.startLoad([env.PUBLIC_URL], { ca: await readFile(nginx.certificate) });
    let seconds = 0;
    for (let time = 0; time < times; time += 1) {
      const turn = time % servers.length;
      await load.acknowledged(40);
      const from = performance.now();
      await servers[turn].stop();
      servers[turn] = await world.start({ ...env, PORT: String(servers[turn].port) });
      seconds = Math.max(seconds, (performance.now() - from) / 1000);
    }
    await load.acknowledged(40);
    const counts = await world.count(await load.stop());
    return { name: `Two servers behind nginx, ${times} restarts`, ...counts, mayRefuse: false, seconds };
  } finally {
    await world.endServers();
    await nginx.stop();
  }
}
