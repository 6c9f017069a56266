import { requestField } from '../../lti/request-field';

/** What `attributes` or `excludedAttributes` leave of a resource (RFC 7644, 3.9). The id always stays. */
export type Selection = { kind: 'all' } | { kind: 'only' | 'without'; names: ReadonlySet<string> };

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

export function selectionOf(query: unknown): Selection {
  const only = requestField(query, 'attributes');
  if (only) return { kind: 'only', names: namesOf(only) };
  const without = requestField(query, 'excludedAttributes');
  return without ? { kind: 'without', names: namesOf(without) } : { kind: 'all' };
}

/** Is the attribute wanted, be it only a part of it? */
export function isWanted(selection: Selection, name: string): boolean {
  if (selection.kind === 'all') return true;
  const own = name.toLowerCase();
  if (selection.kind === 'without') return !selection.names.has(own);
  return selection.names.has(own) || [...selection.names].some((each) => each.startsWith(`${own}.`));
}

export function selectAttributes(
  resource: Record<string, unknown>,
  selection: Selection,
): Record<string, unknown> {
  if (selection.kind === 'all') return resource;
  const always = new Set(['id', 'schemas']);
  return Object.fromEntries(
    Object.entries(resource).flatMap(([name, value]): Array<[string, unknown]> => {
      if (always.has(name)) return [[name, value]];
      if (!isWanted(selection, name)) return [];
      return [[name, Array.isArray(value) ? value.map((each) => partsOf(each, name)) : partsOf(value, name)]];
    }),
  );

  function partsOf(value: unknown, name: string): unknown {
    if (selection.kind === 'all' || typeof value !== 'object' || value === null) return value;
    const own = name.toLowerCase();
    if (selection.kind === 'only' && selection.names.has(own)) return value;
    const isChosen = (part: string) => selection.names.has(`${own}.${part.toLowerCase()}`);
    return Object.fromEntries(
      Object.entries(value).filter(([part]) => isChosen(part) === (selection.kind === 'only')),
    );
  }
}

function namesOf(text: string): Set<string> {
  return new Set(text.split(',').map((name) => name.trim().toLowerCase().replace(CORE, '')));
}
