import { ProblemError } from '@lantern/contract/problem-error';

type Json = Record<string, unknown>;

/** What is accepted is answered: a name that no item of the list has is refused. */
export function checkSelect(select: readonly string[] | undefined, selectable: ReadonlySet<string>): void {
  const other = select?.find((name) => !selectable.has(name));
  if (other === undefined) return;
  throw new ProblemError('invalidRequest', { [other.slice(0, 80)]: ['This field cannot be selected'] });
}

/** Keeps the id and the selected fields of each item of a list; their names may be paths: `objective.name`. */
export function selectFields(answer: unknown, select: readonly string[] | undefined): unknown {
  if (!select || !isObject(answer) || !Array.isArray(answer['data'])) return answer;
  return {
    ...answer,
    data: answer['data'].map((item) => (isObject(item) ? pick(item, ['id', ...select]) : item)),
  };
}

function pick(item: Json, paths: readonly string[]): Json {
  const picked: Json = {};
  for (const [name, parts] of partsByName(paths)) {
    if (!Object.hasOwn(item, name)) continue;
    const value = item[name];
    picked[name] = isObject(value) && !parts.includes('') ? pick(value, parts) : value;
  }
  return picked;
}

/** The first name of each path with what is selected of it; '' for all. */
function partsByName(paths: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    names.set(name, [...(names.get(name) ?? []), rest.join('.')]);
  }
  return names;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
