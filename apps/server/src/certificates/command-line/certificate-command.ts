import { readCertificateNumber } from '@lantern/domain/certificate/certificate-number';

export type CertificateCommand =
  | { kind: 'revoke'; certificateNumber: string }
  /** Without a number, all of the tenant. */
  | { kind: 'redraw'; certificateNumber: string | null };

/** What the operator asked for cannot be done; its message says how to ask. */
export class CertificateCommandError extends Error {
  override name = 'CertificateCommandError';
}

const USAGE = `Use it so:
  npm run certificates -- revoke <number>    takes a certificate back, for ever
  npm run certificates -- redraw <number>    has its files made anew
  npm run certificates -- redraw --all       has the files of all made anew`;

export function certificateCommand([verb, which, ...more]: readonly string[]): CertificateCommand {
  if (more.length > 0 || which === undefined) throw new CertificateCommandError(USAGE);
  if (verb === 'redraw' && which === '--all') return { kind: 'redraw', certificateNumber: null };
  if (verb !== 'revoke' && verb !== 'redraw') throw new CertificateCommandError(USAGE);
  const certificateNumber = readCertificateNumber(which);
  if (!certificateNumber)
    throw new CertificateCommandError(`"${which}" is no number of a certificate.\n${USAGE}`);
  return { kind: verb, certificateNumber };
}
