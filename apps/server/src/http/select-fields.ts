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
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    if (!Object.hasOwn(item, name)) continue;
    const value = item[name];
    if (rest.length === 0 || !isObject(value)) picked[name] = value;
    else picked[name] = { ...(isObject(picked[name]) ? picked[name] : {}), ...pick(value, [rest.join('.')]) };
  }
  return picked;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
