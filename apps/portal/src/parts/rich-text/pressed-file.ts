import { isPdfName, storedFileName } from '@lantern/domain/web/stored-file';

/** [2.34] The address of the stored PDF whose link was pressed; null for any other press, or one for a new window. */
export function pressedFile(event: MouseEvent, origin: string): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  const name = storedFileName(address, { origin, storageHosts: [] });
  return name !== null && isPdfName(name) ? address : null;
}
