import { OPERATIONS } from '../operations/operations';
import { generalHelp } from './help-text';
import { operationCommand } from './operation-command';
import { operatorCommand, type OperatorCommand, runOperatorCommand } from './run-operator-command';
import { runToolCommand } from './tools/run-tool-command';
import { toolCommand } from './tools/tool-command';
import { ToolCommandError } from './tools/tool-usage';
import { UsageError } from './usage-error';

/** Those that read their words themselves. */
const FURTHER: Record<string, OperatorCommand> = {
  tools: operatorCommand({
    read: toolCommand,
    run: (database, command, { config, now }) =>
      runToolCommand(database, command, { issuer: config.publicUrl.origin, now }),
    refusal: ToolCommandError,
  }),
};

const HELP = generalHelp(OPERATIONS, Object.keys(FURTHER));

/** `lantern <noun> <verb> …`, from the built product. */
const [noun = '', ...args] = process.argv.slice(2);
const known = Object.hasOwn(FURTHER, noun) ? FURTHER[noun] : operationCommand(noun);
runOperatorCommand(known ?? { prepare: () => helpFor(noun), refusals: [] }, args);

function helpFor(word: string): string {
  if (word === '' || word === 'help' || word === '--help') return HELP;
  throw new UsageError(`There is no "${word}".\n\n${HELP}`);
}
