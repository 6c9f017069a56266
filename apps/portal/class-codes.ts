import { readdirSync } from 'node:fs';
import path from 'node:path';

const STYLES = path.join(import.meta.dirname, 'src');

/**
 * Names classes `_2a-3`: the third of the module that stands there in the order of paths. Short, and the same in the
 * browser's half and the server's, which are built apart.
 */
export function classCodes(): (name: string, file: string) => string {
  const modules = readdirSync(STYLES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const names = modules.map((): string[] => []);
  return (name, file) => {
    const place = modules.indexOf(path.relative(STYLES, file));
    const own = names[place];
    if (!own) throw new Error(`${file} is no module of ours`);
    if (!own.includes(name)) own.push(name);
    return `_${place.toString(36)}-${own.indexOf(name).toString(36)}`;
  };
}
