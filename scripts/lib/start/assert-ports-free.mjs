import { listenFailure } from './listen-failure.mjs';
import { Refusal } from '../refusal.mjs';

/** Browsers try localhost on IPv6 first: a program that holds the port there would answer in our place. */
const LOOPBACK_TWIN = '::1';
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

export async function assertPortsFree(host, ports) {
  const hasTwin = host === '127.0.0.1' || host === 'localhost';
  for (const port of ports) {
    const code = await listenFailure(host, port);
    if (code !== null) throw new Refusal(sentence(code, host, port));
    const twinCode = hasTwin ? await listenFailure(LOOPBACK_TWIN, port) : null;
    if (twinCode !== null && !NO_IPV6.includes(twinCode)) throw new Refusal(sentence(twinCode, host, port));
  }
}

function sentence(code, host, port) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Set PORT to a free one, or stop the program that holds it.`;
  }
  if (code === 'EACCES') return `Port ${port} is reserved to the system. Set PORT to one above 1023.`;
  return `Nothing can listen on ${host}, port ${port} (${code}). Set HOST to an address of this machine.`;
}
