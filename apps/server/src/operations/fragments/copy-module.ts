import { createHash } from 'node:crypto';
import { foreignImport, SHARED_MODULES } from '@lantern/fragment-kit/foreign-import';
import { fetchText } from '../../lti/token/fetch-text';
import { OperationRefusal } from '../operation';

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
  return { code: found.text, integrity: computed };
}
