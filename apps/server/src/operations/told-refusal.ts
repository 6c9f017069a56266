import type { ImportRefusal } from '../store/platform/import-orders';
import { BadLines } from './csv/bad-lines';
import type { OperationRefusal } from './operation';

const PLACE = /\S*[\\/]lantern-call-\w+[\\/]/g;

/** As it is told to whoever is elsewhere: where a file lay on the server is nobody's to know, and it is called by its name. */
export function toldRefusal(error: OperationRefusal): ImportRefusal {
  const { summary = error.message, bad = null } = error instanceof BadLines ? error : {};
  return { message: summary.replaceAll(PLACE, ''), bad };
}
