import { createHash } from 'node:crypto';
import { foreignImport, SHARED_MODULES } from '@lantern/fragment-kit/foreign-import';
import { FRAGMENT_CONTRACT, isSpokenContract } from '@lantern/fragment-kit/read-fragment-module';
import { statedExports } from '@lantern/fragment-kit/stated-exports';
import { fetchText } from '../../lti/token/fetch-text';
import { OperationRefusal } from '../operation';
import { syntaxFault } from './syntax-fault';

const MOST_BYTES = 512 * 1024;
const SCRIPT = /^(text|application)\/(javascript|ecmascript)\s*(;|$)/i;

export type ModuleCopy = { code: string; integrity: string };

/** Fetches a partner's module, so that what pages run is on our own origin and does not change by itself. */
export async function copyModule(
  address: string,
  { hasLocalTools, integrity }: { hasLocalTools: boolean; integrity: string | undefined },
): Promise<ModuleCopy> {
  const found = await fetchText(address, {
    hasLocalTools,
    accept: 'text/javascript',
    mostBytes: MOST_BYTES,
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'no answer';
    throw new OperationRefusal(`The module could not be fetched: ${why}.`);
  });
  if (!SCRIPT.test(found.mediaType))
    throw new OperationRefusal(`A module comes as text/javascript, not as ${found.mediaType || 'nothing'}.`);
  if (found.text.includes('\0')) throw new OperationRefusal('The module is no text.');
  const foreign = foreignImport(found.text);
  if (foreign !== null)
    throw new OperationRefusal(
      `The module imports ${foreign}, which pages do not share with it (${SHARED_MODULES.join(', ')}): build it as one file.`,
    );
  const computed = `sha384-${createHash('sha384').update(found.text).digest('base64')}`;
  if (integrity !== undefined && integrity !== computed)
    throw new OperationRefusal(`The module is another than was said: its integrity is ${computed}.`);
  await assertFragment(found.text);
  return { code: found.text, integrity: computed };
}

/** [8.11] What pages would take away again is not registered; a contract that only running it would tell is left to them. */
async function assertFragment(code: string): Promise<void> {
  const fault = await syntaxFault(code);
  if (fault !== null) throw new OperationRefusal(`The module is no JavaScript: ${fault}.`);
  const { hasDefault, contract } = statedExports(code);
  if (!hasDefault) throw new OperationRefusal('The module has no default export, which is what pages show.');
  if (contract === null)
    throw new OperationRefusal(
      `The module exports no contract: export const contract = ${FRAGMENT_CONTRACT}.`,
    );
  if (contract !== 'unread' && !isSpokenContract(contract))
    throw new OperationRefusal(
      `The module is of contract ${contract}; pages here speak ${FRAGMENT_CONTRACT} and the one before.`,
    );
}
