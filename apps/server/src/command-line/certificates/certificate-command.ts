import { readCertificateNumber } from '@lantern/domain/certificate/certificate-number';

/** `host` is one of the tenant's own; null for the tenant that answers for hosts nobody owns. */
export type CertificateCommand = { host: string | null } & (
  | { kind: 'revoke'; certificateNumber: string }
  /** Without a number, all of the tenant. */
  | { kind: 'redraw'; certificateNumber: string | null }
);

/** What the operator asked for cannot be done; its message says how to ask. */
export class CertificateCommandError extends Error {
  override name = 'CertificateCommandError';
}

const USAGE = `Use it so:
  npx lantern certificates revoke <number>    takes a certificate back, for ever
  npx lantern certificates redraw <number>    has its files made anew
  npx lantern certificates redraw --all       has the files of all made anew
Behind any of them, --tenant <host> names the tenant by one of its hosts.`;

export function certificateCommand(words: readonly string[]): CertificateCommand {
  const { host, rest } = withoutTenant(words);
  const [verb, which, ...more] = rest;
  if (more.length > 0 || which === undefined) throw new CertificateCommandError(USAGE);
  if (verb === 'redraw' && which === '--all') return { kind: 'redraw', certificateNumber: null, host };
  if (verb !== 'revoke' && verb !== 'redraw') throw new CertificateCommandError(USAGE);
  const certificateNumber = readCertificateNumber(which);
  if (!certificateNumber)
    throw new CertificateCommandError(`"${which}" is no number of a certificate.\n${USAGE}`);
  return { kind: verb, certificateNumber, host };
}

function withoutTenant(words: readonly string[]): { host: string | null; rest: string[] } {
  const at = words.indexOf('--tenant');
  if (at < 0) return { host: null, rest: [...words] };
  const host = words[at + 1];
  if (!host || host.startsWith('-')) throw new CertificateCommandError(USAGE);
  return { host: host.toLowerCase(), rest: words.toSpliced(at, 2) };
}
