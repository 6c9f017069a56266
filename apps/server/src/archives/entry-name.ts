import { getFileNameLowLevel } from 'yauzl';
import type { ArchiveFault } from './archive-refusal';

const LONGEST = 500;
const DEEPEST = 32;
const CONTROL = /\p{Cc}/u;
const DRIVE = /^[a-z]:/i;
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** UTF-8 whether or not the archive says so; what is none is in the old code page of such archives. */
export function decodedName(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw).replaceAll('\\', '/');
  } catch {
    return getFileNameLowLevel(0, raw, [], false).replaceAll('\\', '/');
  }
}

/** What is wrong with a name; null where nothing is. */
export function nameFault(name: string): ArchiveFault | null {
  const folders = name.split('/');
  if (Buffer.byteLength(name) > LONGEST) return 'nameTooLong';
  if (CONTROL.test(name)) return 'nameHasControlCharacter';
  if (name.startsWith('/') || DRIVE.test(name)) return 'absolutePath';
  if (folders.includes('..')) return 'pathLeavesPackage';
  if (folders.length > DEEPEST) return 'tooDeep';
  return folders.some((folder) => DEVICE.test(folder)) ? 'deviceName' : null;
}
