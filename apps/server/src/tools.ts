import { runToolCommand } from './lti/command-line/run-tool-command';
import { toolCommand } from './lti/command-line/tool-command';
import { ToolCommandError } from './lti/command-line/tool-command-error';
import { runOperatorCommand } from './run-operator-command';

/** `npm run tools`: the operator's hand on the tools of a tenant. */
runOperatorCommand({
  read: toolCommand,
  run: (database, command, { config, now }) =>
    runToolCommand(database, command, { issuer: config.publicUrl.origin, now }),
  refusal: ToolCommandError,
});
