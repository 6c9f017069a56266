import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Processor time that a process and its children have used, in ms; null where the system does not tell. */
export function processorMs(pid) {
  if (process.platform !== 'linux') return null;
  const [own, ...children] = [pid, ...childrenOf(pid)].map(statOf).filter((stat) => stat !== null);
  if (own === undefined) return null;
  const living = children.reduce((sum, stat) => sum + stat.user + stat.system, 0);
  return (own.user + own.system + own.ended + living) * TICK_MS;
}

/** Memory of a process and its children in MB, what they share counted once. */
export function memoryMb(pid) {
  if (process.platform !== 'linux') return null;
  const kilobytes = [pid, ...childrenOf(pid)].map((one) => {
    const [, share = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${one}/smaps_rollup`) ?? '') ?? [];
    return Number(share);
  });
  return kilobytes.reduce((sum, share) => sum + share, 0) / 1024;
}

function childrenOf(pid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => statOf(name)?.parent === Number(pid));
}

/** The fields after the program's name, which may itself hold spaces and brackets. */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`);
  if (text === null) return null;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return { parent: fields[1], user: fields[11], system: fields[12], ended: fields[13] + fields[14] };
}

/** A process may end between being listed and being read. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
