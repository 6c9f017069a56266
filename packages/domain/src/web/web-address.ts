import { isPagePath } from './page-path';
import { storedFileName } from './stored-file';

/** Stands for whatever host we are asked at; no real one has this name. */
export const HERE = 'https://here.invalid';

/** [5.1] Where a link of somebody may lead: the web, a page of ours or a file of ours; null for all else. */
export function linkAddress(value: string | null): string | null {
  if (!value) return null;
  const url = webUrl(value);
  if (url === null) return null;
  return url.origin !== HERE || isPagePath(url.pathname) || isOwnFile(value) ? value : null;
}

/** [3.1] Where a picture may come from: a file of ours, another picture of our pages, or https elsewhere. */
export function pictureAddress(value: string | null): string | null {
  const address = linkAddress(value);
  return address !== null && new URL(address, HERE).protocol === 'https:' ? address : null;
}

/** [7.1] Is this the address of a file that is stored with us? */
export function isOwnFile(value: string): boolean {
  return storedFileName(value, { origin: HERE, storageHosts: [] }) !== null;
}

function webUrl(value: string): URL | null {
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  // Not by the origin alone, which a blob has from the page that made it.
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  return url.username || url.password ? null : url;
}
