import { OPERATIONS } from '../operations/operations';
import { generalHelp } from './help-text';
import { operationCommand } from './operation-command';
import { runOperatorCommand } from './run-operator-command';
import { UsageError } from './usage-error';

const HELP = generalHelp(OPERATIONS);

/** `lantern <noun> <verb> …`, from the built product. */
const [noun = '', ...args] = process.argv.slice(2);
runOperatorCommand(operationCommand(noun) ?? { prepare: () => helpFor(noun) }, args);

function helpFor(word: string): string {
  if (word === '' || word === 'help' || word === '--help') return HELP;
  throw new UsageError(`There is no "${word}".\n\n${HELP}`);
}
