import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes into package-lock.json the builds for other systems that a registry did not know when the lock was made.
 * `npm ci` refuses a lock without them; with them it installs what the machine at hand needs. Run after `npm install`.
 */
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${place}/node_modules/${name}`, `node_modules/${name}`].some((key) => lock.packages[key]);
    if (known || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = buildEntry(name, version, entry.dev === true);
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock is complete.' : `Added ${added.length}: ${added.join(', ')}`);

function buildEntry(name, version, isDev) {
  const words = name.split(/[/-]/);
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const os = SYSTEMS.find((system) => words.includes(system));
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(isDev && { dev: true }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
