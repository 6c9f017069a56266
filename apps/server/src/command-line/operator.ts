import { CertificateCommandError, certificateCommand } from './certificates/certificate-command';
import { runCertificateCommand } from './certificates/run-certificate-command';
import { PeopleCommandError, peopleCommand } from './people/people-command';
import { runPeopleCommand } from './people/run-people-command';
import { operatorCommand, runOperatorCommand } from './run-operator-command';
import { runToolCommand } from './tools/run-tool-command';
import { toolCommand } from './tools/tool-command';
import { ToolCommandError } from './tools/tool-usage';

/** The operator's commands by name; `npm run <name>` runs each of them (see package.json). */
runOperatorCommand(process.argv.slice(2), {
  tools: operatorCommand({
    read: toolCommand,
    run: (database, command, { config, now }) =>
      runToolCommand(database, command, { issuer: config.publicUrl.origin, now }),
    refusal: ToolCommandError,
  }),
  certificates: operatorCommand({
    read: certificateCommand,
    run: (database, command, { now }) => runCertificateCommand(database, command, now),
    refusal: CertificateCommandError,
  }),
  people: operatorCommand({
    read: peopleCommand,
    run: (database, command, { now }) => runPeopleCommand(database, command, now),
    refusal: PeopleCommandError,
  }),
});
