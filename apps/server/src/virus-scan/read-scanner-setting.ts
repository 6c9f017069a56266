import { isAbsolute } from 'node:path';

/** Where clamd listens. */
export type ScannerPlace = { path: string } | { host: string; port: number };

const PORT = /^(.+):(\d{1,5})$/;
const SENTENCE =
  'CLAMD_SOCKET must be the path of the socket of clamd, such as /run/clamav/clamd.ctl, or host:port';

/** From the environment; null where there is no scanner, a sentence where the setting cannot work. */
export function readScannerSetting({
  CLAMD_SOCKET: text,
}: Record<string, string | undefined>): ScannerPlace | string | null {
  if (!text) return null;
  if (isAbsolute(text)) return { path: text };
  const [, host = '', port = ''] = PORT.exec(text) ?? [];
  const isName = /^([\w.-]+|\[[\da-f:.]+\])$/i.test(host);
  if (!isName || Number(port) < 1 || Number(port) > 65_535) return `${SENTENCE}, not "${text}".`;
  return { host: host.replaceAll(/^\[|\]$/g, ''), port: Number(port) };
}
