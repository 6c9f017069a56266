import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findProgram } from '../install/find-program.mjs';
import { projectRoot } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';

const GUIDE = path.join(projectRoot, 'docs/operating.md');

/**
 * A real nginx before two servers of this machine, with the very block of the guide, in which only names and places
 * are other ones, and what `changes` makes of it. `certificate` is the file of the certificate that it shows.
 */
export async function temporaryNginx({ port, host, servers, changes = [] }) {
  const program = findProgram('nginx');
  if (program === null)
    throw new Error('There is no nginx on this machine (on Debian: apt-get install nginx).');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-nginx-'));
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  await makeCertificate({ certificate, key, host });
  const block = filledIn(await guideBlock(), [
    ['10.0.0.11:8080', `127.0.0.1:${servers[0]}`],
    ['10.0.0.12:8080', `127.0.0.1:${servers[1]}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['server_name learn.example.org', `server_name ${host}`],
    ['/etc/ssl/learn.example.org.pem', certificate],
    ['/etc/ssl/learn.example.org.key', key],
    ...changes,
  ]);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${settingsIn(folder)}\nhttp {\naccess_log off;\n${temporaryIn(folder)}\n${block}}\n`,
  );
  const errorLog = path.join(folder, 'error.log');
  const nginx = spawn(program, ['-p', folder, '-c', file, '-e', errorLog], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopAtExit = () => nginx.kill('SIGKILL');
  process.once('exit', stopAtExit);
  const ended = once(nginx, 'exit');
  const failed = ended.then(async () => {
    throw new Error(`nginx did not start: ${await readFile(errorLog, 'utf8').catch(() => '')}`);
  });
  failed.catch(() => undefined);
  await Promise.race([listening(port), failed]);
  return {
    certificate,
    async stop() {
      process.off('exit', stopAtExit);
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The first block of the guide that is written for nginx. */
async function guideBlock() {
  const [, block] = /```nginx\n([^]*?)```/.exec(await readFile(GUIDE, 'utf8')) ?? [];
  if (!block) throw new Error('The guide has no block for nginx.');
  return block;
}

function filledIn(block, places) {
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The guide's block does not say "${from}".`);
    return text.replaceAll(from, to);
  }, block);
}

/** One process in the foreground that leaves everything in its folder. */
function settingsIn(folder) {
  return `daemon off;\nmaster_process off;\npid ${path.join(folder, 'pid')};\nevents { worker_connections 256; }`;
}

function temporaryIn(folder) {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${path.join(folder, kind)};`)
    .join('\n');
}

async function makeCertificate({ certificate, key, host }) {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const { code, output } = await runCommand('openssl', [
    'req',
    ...kind,
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (code !== 0) throw new Error(`openssl made no certificate: ${output}`);
}

async function listening(port) {
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
