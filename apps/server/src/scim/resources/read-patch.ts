import { Messages, type Types } from 'scimmy';
import { LONGEST_PATH, MOST_PATCH_OPERATIONS } from '../limits';
import { invalidPath, invalidSyntax, invalidValue, notMutable } from '../scim-errors';
import { flagOf } from './flag-of';
import { isObject } from './read-resource';
import type { ResourceKind } from './resource-kind';

/** One thing that a patch does to one attribute. */
export type PatchStep = {
  op: 'add' | 'replace' | 'remove';
  /** As in the schema: `userName`, `name.givenName`. */
  attribute: string;
  /** What stands in the brackets of `members[value eq "…"]`. */
  filter: string | null;
  value: unknown;
};

type Operation = { op: string; path?: string; value?: unknown };

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const ENTERPRISE = /^urn:ietf:params:scim:schemas:extension:enterprise:2\.0:user(?::|$)/i;
const PATH = /^([a-z$][\w$-]*)(?:\[([^[\]]*)\])?(?:\.([a-z$][\w$-]*))?$/i;
const NEVER_SET = ['schemas', 'meta'];

/**
 * A patch as what it does to the attributes that are kept (RFC 7644, 3.5.2), whether it names them by a path or in its value.
 * What the standard has and Lantern does not keep comes to nothing; what nobody knows is refused.
 */
export function readPatch(body: unknown, id: string, kind: ResourceKind): PatchStep[] {
  return operationsOf(body).flatMap((operation) => {
    const op = operation.op.toLowerCase() as PatchStep['op']; // checked with the message
    const { path, value } = operation;
    if (path !== undefined) return stepsOf({ op, path, value }, id, kind);
    if (!isObject(value)) throw invalidValue('An operation without a path takes an object.');
    return Object.entries(value).flatMap(([key, inner]) =>
      stepsOf({ op, path: key, value: inner }, id, kind),
    );
  });
}

/** The library checks the message itself. Paths and filters it never sees: it writes into objects of all when they say so. */
function operationsOf(body: unknown): Operation[] {
  if (!isObject(body) || !Array.isArray(body['schemas'])) throw invalidSyntax('Expected a PatchOp.');
  const { Operations: operations } = body;
  if (!Array.isArray(operations) || !operations.every(isObject)) throw invalidSyntax('Expected Operations.');
  if (operations.length > MOST_PATCH_OPERATIONS) {
    throw invalidValue(`More than ${MOST_PATCH_OPERATIONS} operations.`);
  }
  return new Messages.PatchOp(body as ConstructorParameters<typeof Messages.PatchOp>[0]).Operations; // it looks at it all
}

function stepsOf(
  { op, path, value }: { op: PatchStep['op']; path: string; value: unknown },
  id: string,
  kind: ResourceKind,
): PatchStep[] {
  if (path.length > LONGEST_PATH) throw invalidPath('The path is too long.');
  if (ENTERPRISE.test(path)) return [];
  const [, root = '', filter = null, sub = null] = PATH.exec(path.replace(CORE, '')) ?? [];
  const attribute = root === '' ? null : attributeOf(kind, root);
  const inner = sub === null ? null : attributeOf(kind, `${root}.${sub}`);
  if (!attribute || (sub !== null && !inner)) throw invalidPath(`There is no attribute "${path}".`);
  if (attribute.name === 'id' && value !== id) throw notMutable('An id stays as it is.');
  if (!kind.kept.includes(attribute.name) || NEVER_SET.includes(attribute.name)) return [];
  if (filter !== null && !attribute.config.multiValued) throw invalidPath(`"${root}" has one value.`);
  if (op === 'remove' && attribute.config.required && !inner) throw notMutable(`"${root}" is needed.`);
  const step = { op, filter, value: attribute.name === 'active' ? flagOf(value) : value };
  if (inner) return [{ ...step, attribute: `${attribute.name}.${inner.name}` }];
  const isWhole = attribute.type !== 'complex' || attribute.config.multiValued || op === 'remove';
  if (isWhole) return [{ ...step, attribute: attribute.name }];
  // Of a complex attribute, what is not named stays.
  if (!isObject(value)) throw invalidValue(`"${root}" takes an object.`);
  return Object.entries(value).flatMap(([key, each]) => {
    const named = attributeOf(kind, `${root}.${key}`);
    return named ? [{ op, filter, attribute: `${attribute.name}.${named.name}`, value: each }] : [];
  });
}

/** Found by comparing names, so that `constructor` and the like are none. */
function attributeOf({ definition }: ResourceKind, name: string): Types.Attribute | null {
  try {
    return definition.attribute(name) as Types.Attribute; // an extension has a name that our paths cannot have
  } catch {
    return null;
  }
}

/** The resource after the steps; those with a filter are not for here. */
export function patched(
  resource: Record<string, unknown>,
  steps: readonly PatchStep[],
): Record<string, unknown> {
  const after = structuredClone(resource);
  for (const { op, attribute, value } of steps) {
    const [root = '', sub] = attribute.split('.');
    const given = op === 'remove' ? undefined : value;
    if (sub === undefined) after[root] = given;
    else after[root] = { ...(isObject(after[root]) && after[root]), [sub]: given };
  }
  return after;
}
