import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../../../scripts/lib/find-program.mjs';

const GUIDE = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url));

type Front = {
  port: number;
  host: string;
  /** The ports of the servers behind it, on this machine. */
  servers: [number, number];
};

/** A real nginx with the very block of the guide, in which only names and places are other ones. */
export async function runNginx({ port, host, servers }: Front): Promise<{ stop: () => Promise<void> }> {
  const program = findProgram('nginx');
  if (program === null)
    throw new Error('There is no nginx on this machine (on Debian: apt-get install nginx).');
  const folder = await mkdtemp(join(tmpdir(), 'lantern-nginx-'));
  await makeCertificate(folder, host);
  const block = filledIn(await guideBlock(), [
    ['10.0.0.11:8080', `127.0.0.1:${servers[0]}`],
    ['10.0.0.12:8080', `127.0.0.1:${servers[1]}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['server_name learn.example.org', `server_name ${host}`],
    ['/etc/ssl/learn.example.org.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/learn.example.org.key', join(folder, 'key.pem')],
  ]);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${settingsIn(folder)}\nhttp {\naccess_log off;\n${temporaryIn(folder)}\n${block}}\n`,
  );
  const nginx = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await Promise.race([listening(port), endedEarly(nginx, folder)]);
  return {
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** The first block of the guide that is written for nginx. */
async function guideBlock(): Promise<string> {
  const [, block] = /```nginx\n([^]*?)```/.exec(await readFile(GUIDE, 'utf8')) ?? [];
  if (!block) throw new Error('The guide has no block for nginx.');
  return block;
}

function filledIn(block: string, places: Array<[string, string]>): string {
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The guide's block does not say "${from}".`);
    return text.replaceAll(from, to);
  }, block);
}

/** One process in the foreground that leaves everything in its folder. */
function settingsIn(folder: string): string {
  return `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nevents { worker_connections 256; }`;
}

function temporaryIn(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
}

async function makeCertificate(folder: string, host: string): Promise<void> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', ['req', ...kind, '-subj', `/CN=${host}`, ...files]);
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
  }
}

async function endedEarly(nginx: ChildProcess, folder: string): Promise<never> {
  await once(nginx, 'exit');
  throw new Error(
    `nginx did not start: ${await readFile(join(folder, 'error.log'), 'utf8').catch(() => '')}`,
  );
}
