import { CertificateCommandError, certificateCommand } from './certificates/command-line/certificate-command';
import { runCertificateCommand } from './certificates/command-line/run-certificate-command';
import { runOperatorCommand } from './run-operator-command';

/** `npm run certificates`: takes certificates back, and has them drawn anew. */
runOperatorCommand({
  read: certificateCommand,
  run: (database, command, { now }) => runCertificateCommand(database, command, now),
  refusal: CertificateCommandError,
});
