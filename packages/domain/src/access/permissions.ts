/** [3.15] One right of a user: its key, the scope it holds in (null: the whole tenant), and any further marks. */
export type Permission = {
  readonly key: string;
  readonly scope_id: string | null;
  readonly [mark: string]: string | null;
};

export type PermissionStrategy = 'all' | 'any';

/** [6.2] Every required permission must be held, or with "any" just one of them. */
export function hasPermissions(
  held: readonly Permission[],
  required: readonly Permission[],
  strategy: PermissionStrategy = 'all',
): boolean {
  const isHeld = (wanted: Permission) => held.some((permission) => matches(permission, wanted));
  return strategy === 'all' ? required.every(isHeld) : required.some(isHeld);
}

/** [6.2] The tenant-wide permission of this key. */
export function tenantWide(key: string): Permission {
  return { key, scope_id: null };
}

/** What is required is compared mark by mark; a scope never stands in for another, nor the tenant for a scope. */
function matches(held: Permission, required: Permission): boolean {
  return Object.keys(required).every((mark) => held[mark] === required[mark]);
}
