import { operationCommand } from './operation-command';
import { runOperatorCommand } from './run-operator-command';

/** `lantern <noun> <verb> …`, from the built product. */
const [noun = '', ...args] = process.argv.slice(2);
runOperatorCommand(operationCommand(noun), args);
