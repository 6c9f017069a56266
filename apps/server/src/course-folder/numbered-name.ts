/** `02-limits` is the second of its folder and called `limits`. */
export function numberOf(name: string): number | null {
  const found = /^(\d{1,6})-(?=.)/.exec(name);
  return found ? Number(found[1]) : null;
}

/** The name without its number and, of a file of ours, without its ending. */
export function plainName(name: string): string {
  return name.replace(/^\d{1,6}-(?=.)/, '').normalize('NFC');
}

/** The path of a file without the numbers of its folders: it stays the same when modules are put in another order. */
export function plainPath(path: string): string {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return [...folders.map(plainName), name.normalize('NFC')].join('/');
}

/** The path of an activity or module without numbers and endings: its key, unless its author gives another. */
export function pathKey(path: string): string {
  return path
    .split('/')
    .map(plainName)
    .join('/')
    .replace(/(\.quiz)?\.(md|ya?ml)$/i, '');
}
